import * as v from 'valibot'
import { Id, Text } from '../authored/text.ts'

const EnglishLetterQuestion = v.strictObject({
  id: Id,
  /** In Malayalam, or in both languages. */
  prompt: Text,
  /** The English that is spoken. */
  say: Text,
  /** The first one is right. */
  options: v.pipe(v.array(Text), v.length(4, 'A question has four options.')),
  help: v.optional(Text),
  /** Why another answer is wrong, in Malayalam. */
  why: Text,
})

/** `data/english/letters.yaml`, as its author writes it: for each topic of letters, the questions for who learns English. */
export const EnglishLettersFile = v.record(v.string(), v.array(EnglishLetterQuestion))
export type EnglishLettersFile = v.InferOutput<typeof EnglishLettersFile>

/** `data/english/hints.yaml`: a hint in Malayalam for a question that is asked the other way round, by its id. */
export const EnglishHintsFile = v.record(v.string(), Text)
export type EnglishHintsFile = v.InferOutput<typeof EnglishHintsFile>
