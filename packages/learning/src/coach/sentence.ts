import * as v from 'valibot'
import { boundedText } from '../vocabulary/bounded-text.ts'

/** The number of words in a sentence, whether the built-in coach or a service makes it. */
export const sentenceWords = 5

const text = boundedText(200)
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))

/** A sentence of the bank: its meaning, the meaning of each of its words in it, and its clip. */
export const Sentence = v.object({
  id: slug,
  text,
  english: text,
  /** One gloss for each word, in order. */
  gloss: v.pipe(v.array(text), v.length(sentenceWords), v.readonly()),
  audio: v.string(),
})
export type Sentence = v.InferOutput<typeof Sentence>

/**
 * A topic on which a learner can ask for sentences. `also`: other words for it, in English, Malayalam or
 * Latin letters. `near`: English words for related topics on which there are no sentences.
 */
export const SentenceTopic = v.object({
  key: slug,
  title: v.object({ en: text, ml: text }),
  also: v.pipe(v.array(text), v.readonly()),
  near: v.optional(v.pipe(v.array(text), v.readonly())),
  sentences: v.pipe(v.array(Sentence), v.minLength(1), v.readonly()),
})
export type SentenceTopic = v.InferOutput<typeof SentenceTopic>
