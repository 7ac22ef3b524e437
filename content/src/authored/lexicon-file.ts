import { registers, wordTopics } from '@app/learning/vocabulary'
import { nameKinds, partsOfSpeech } from '@app/malayalam/forms'
import * as v from 'valibot'
import { Id, Text } from './text.ts'

const oneOf = <const Values extends readonly string[]>(what: string, values: Values) =>
  v.picklist(values, `${what} is one of ${values.join(', ')}.`)

const Topic = oneOf('The topic of a word', wordTopics)

const AuthoredExample = v.strictObject({
  text: Text,
  english: Text,
  /** The meaning of each word in this text, in order. */
  gloss: v.array(Text),
})

const LearntEnglish = v.strictObject({
  word: Text,
  also: v.optional(v.array(Text)),
  malayalam: v.optional(Text),
})

const AuthoredEntry = v.strictObject({
  id: Id,
  word: Text,
  pos: oneOf('The part of speech', partsOfSpeech),
  /** Of a name: whose it is. */
  kind: v.optional(oneOf('The kind of a name', nameKinds)),
  means: v.pipe(
    v.array(v.pipe(Text, v.maxLength(40, 'A sense is a few words: at most 40 characters.'))),
    v.minLength(1, 'A word means something.'),
    v.maxLength(3, 'A word has at most three senses here, the usual ones.'),
  ),
  /** What one who learns English learns of it, if the first sense is not what one says. */
  english: v.optional(LearntEnglish),
  /** 1: every learner needs it. 2: common. 3: good to know. */
  use: v.pipe(
    v.picklist(['1', '2', '3'], 'How common a word is, is 1, 2 or 3.'),
    v.transform((use) => Number(use) as 1 | 2 | 3),
  ),
  /** If it is not the topic of the file. */
  topic: v.optional(Topic),
  /** A noun's stem before case endings, if no rule gives it. */
  stem: v.optional(Text),
  plural: v.optional(Text),
  past: v.optional(Text),
  also: v.optional(v.array(Text)),
  oblique: v.optional(v.record(v.string(), Text)),
  register: v.optional(oneOf('The register', registers)),
  note: v.optional(v.pipe(Text, v.maxLength(200, 'A note is one short sentence.'))),
  examples: v.optional(v.pipe(v.array(AuthoredExample), v.maxLength(2, 'Two examples are enough.'))),
})
export type AuthoredEntry = v.InferOutput<typeof AuthoredEntry>

/** `data/lexicon/<name>.yaml`, as its author writes it. */
export const LexiconFile = v.strictObject({ topic: Topic, entries: v.array(AuthoredEntry) })
export type LexiconFile = v.InferOutput<typeof LexiconFile>
