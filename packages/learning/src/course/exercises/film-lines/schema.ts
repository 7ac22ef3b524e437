import * as v from 'valibot'
import { choices, Targets, Told } from '../parts.ts'

/** Two to four lines of a film, from `from` to `to` in seconds; then what one of them meant. */
export const FilmLines = v.object({
  kind: v.literal('film-lines'),
  targets: Targets,
  told: Told,
  film: v.string(),
  from: v.number(),
  to: v.number(),
  lines: v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(4), v.readonly()),
  /** The line that is asked about. */
  line: v.string(),
  text: v.string(),
  ...choices,
})
export type FilmLines = v.InferOutput<typeof FilmLines>
