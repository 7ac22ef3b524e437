import * as v from 'valibot'
import { Id, Text } from './text.ts'

const AuthoredSentence = v.strictObject({
  id: Id,
  text: Text,
  english: Text,
  gloss: v.array(Text),
})

/** `data/sentences/<topic>.yaml`: what the coach says about a topic, as its author writes it. */
export const SentencesFile = v.strictObject({
  title: v.strictObject({ en: Text, ml: Text }),
  /** Other words with which a learner may ask for the topic. */
  also: v.array(Text),
  /** English words for what no sentence is about: who asks for one is told of this topic. */
  near: v.optional(v.array(Text)),
  sentences: v.pipe(v.array(AuthoredSentence), v.minLength(1, 'A topic has at least one sentence.')),
})
export type SentencesFile = v.InferOutput<typeof SentencesFile>
