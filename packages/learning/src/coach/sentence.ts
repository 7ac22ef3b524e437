import * as v from 'valibot'
import { boundedText } from '../vocabulary/bounded-text.ts'

/** Words in a sentence of the coach, whoever makes it. */
export const sentenceWords = 5

const text = boundedText(200)
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))

/** A sentence of the bank: what it means, what each of its words means there, and the clip that speaks it. */
export const Sentence = v.object({
  id: slug,
  text,
  english: text,
  /** One for each word, in their order. */
  gloss: v.pipe(v.array(text), v.length(sentenceWords), v.readonly()),
  audio: v.string(),
})
export type Sentence = v.InferOutput<typeof Sentence>

/**
 * What a learner may ask for sentences about; `also` are other words that mean it, in English, Malayalam or Latin letters, and
 * `near` English ones for what it has no sentence about, but is near to.
 */
export const SentenceTopic = v.object({
  key: slug,
  title: v.object({ en: text, ml: text }),
  also: v.pipe(v.array(text), v.readonly()),
  near: v.optional(v.pipe(v.array(text), v.readonly())),
  sentences: v.pipe(v.array(Sentence), v.minLength(1), v.readonly()),
})
export type SentenceTopic = v.InferOutput<typeof SentenceTopic>
