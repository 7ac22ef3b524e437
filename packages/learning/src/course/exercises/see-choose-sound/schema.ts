import * as v from 'valibot'
import { choices, Targets } from '../parts.ts'

/** A letter or a word in script, and four sounds, each in learner's Latin and as a clip. */
export const SeeChooseSound = v.object({
  kind: v.literal('see-choose-sound'),
  targets: Targets,
  text: v.string(),
  ...choices,
})
export type SeeChooseSound = v.InferOutput<typeof SeeChooseSound>
