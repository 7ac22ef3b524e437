import * as v from 'valibot'
import { choices, Targets } from '../parts.ts'

/** A clip of a letter or a word, and what is written in four ways. */
export const HearChooseScript = v.object({
  kind: v.literal('hear-choose-script'),
  targets: Targets,
  audio: v.string(),
  ...choices,
})
export type HearChooseScript = v.InferOutput<typeof HearChooseScript>
