import * as v from 'valibot'
import { Id, Text } from './text.ts'

const AuthoredSentence = v.strictObject({
  id: Id,
  text: Text,
  english: Text,
  gloss: v.array(Text),
})

/** `data/sentences/<topic>.yaml`, as its author writes it: the coach's sentences about a topic. */
export const SentencesFile = v.strictObject({
  title: v.strictObject({ en: Text, ml: Text }),
  /** Other words with which a learner may ask for the topic. */
  also: v.array(Text),
  /** English words that no sentence is about: a learner who asks for one is led to this topic. */
  near: v.optional(v.array(Text)),
  sentences: v.pipe(v.array(AuthoredSentence), v.minLength(1, 'A topic has at least one sentence.')),
})
export type SentencesFile = v.InferOutput<typeof SentencesFile>
