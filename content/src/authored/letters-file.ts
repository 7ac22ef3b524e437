import { letterKinds } from '@app/learning/letters'
import * as v from 'valibot'
import { Id, Text } from './text.ts'

const AuthoredLetter = v.strictObject({
  letter: Text,
  kind: v.picklist(letterKinds, `A letter's kind is one of ${letterKinds.join(', ')}.`),
  id: Id,
  /** What the clip speaks if the letter cannot be spoken alone: a sign, a chillu. */
  say: v.optional(Text),
  example: v.strictObject({ word: Text, meaning: Text, id: Id }),
})
export type AuthoredLetter = v.InferOutput<typeof AuthoredLetter>

/** `data/letters.yaml`, as its author writes it. */
export const LettersFile = v.array(AuthoredLetter)
