import * as v from 'valibot'
import { choices, Targets } from '../parts.ts'

/**
 * A clip of a letter or a word, and what is written in four ways. `known`: what the word means, where it is a known word
 * in which one letter is to be read: it is written with that letter, and with three others in its place.
 */
export const HearChooseScript = v.object({
  kind: v.literal('hear-choose-script'),
  targets: Targets,
  audio: v.string(),
  known: v.optional(v.string()),
  ...choices,
})
export type HearChooseScript = v.InferOutput<typeof HearChooseScript>
