import { nameKinds, partsOfSpeech } from '@app/malayalam/forms'
import * as v from 'valibot'
import { boundedText } from './bounded-text.ts'
import { wordTopics } from './word-topic.ts'

/** The register of a word that is not used everywhere. */
export const registers = ['spoken', 'written', 'formal', 'child'] as const
export type Register = (typeof registers)[number]

const text = boundedText(200)

/** An example sentence with its English and one gloss for each word, in order. The path's have a clip. */
const Example = v.object({
  ...{ text, english: text, gloss: v.pipe(v.array(text), v.readonly()) },
  audio: v.optional(v.string()),
})

/** The English to learn of a word, in place of the first of its meanings. `also` is said for it in the same sense. */
const LearntEnglish = v.object({
  word: text,
  also: v.optional(v.pipe(v.array(text), v.readonly())),
  /** The Malayalam that is shown beside it, if it is not the word itself: ചൂടുള്ള of ചൂട്, “hot”. */
  malayalam: v.optional(text),
})

/** A dictionary entry: the meanings of the word, and what the rules need to analyse and make its forms. */
export const LexiconEntry = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  word: text,
  pos: v.picklist(partsOfSpeech),
  kind: v.optional(v.picklist(nameKinds)),
  means: v.pipe(v.array(text), v.minLength(1), v.maxLength(3), v.readonly()),
  english: v.optional(LearntEnglish),
  use: v.picklist([1, 2, 3]),
  topic: v.picklist(wordTopics),
  audio: v.string(),
  stem: v.optional(text),
  plural: v.optional(text),
  past: v.optional(text),
  also: v.optional(v.pipe(v.array(text), v.readonly())),
  oblique: v.optional(v.record(v.string(), text)),
  register: v.optional(v.picklist(registers)),
  note: v.optional(text),
  examples: v.optional(v.pipe(v.array(Example), v.readonly())),
})
export type LexiconEntry = v.InferOutput<typeof LexiconEntry>
