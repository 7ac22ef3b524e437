import * as v from 'valibot'
import { Id, Text } from './text.ts'

const ClassName = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'A class of words is named by small letters and single hyphens.'),
)

const PlaceName = v.pipe(v.string(), v.regex(/^[a-z]+$/, 'A place is named by small letters.'))

/** The meaning of a word in a sentence. After `|`, its gloss if that is different. */
const Meaning = v.pipe(
  Text,
  v.regex(
    /^[^|]+(\|[^|]+)?$/,
    'A word has its meaning here, and after one | its gloss where that is another.',
  ),
  v.transform((meaning) => meaning.replace(/\s*\|\s*/, '|')),
)

/**
 * What may stand at a place: a word of a class, in the form that `docs/words.md` names. `gloss` says the form
 * in English: "to {}".
 */
const AuthoredPlace = v.strictObject({
  words: ClassName,
  form: v.optional(v.array(Text)),
  gloss: v.optional(Text),
})

const AuthoredPattern = v.strictObject({
  topics: v.pipe(v.array(Id), v.minLength(1, 'A pattern belongs to at least one topic.')),
  text: Text,
  english: Text,
  /** One for each word of the text, in order. */
  gloss: v.array(Text),
  places: v.pipe(
    v.record(PlaceName, AuthoredPlace),
    v.minEntries(1, 'A pattern has at least one place: a sentence without any stands in data/sentences.'),
  ),
})
export type AuthoredPattern = v.InferOutput<typeof AuthoredPattern>

/** `data/patterns.yaml`, as its author writes it: the built-in coach makes sentences from it. */
export const PatternsFile = v.strictObject({
  /** Words that can replace each other, by their ids in the lexicon. */
  words: v.record(
    ClassName,
    v.pipe(v.record(Id, Meaning), v.minEntries(1, 'A class has at least one word.')),
  ),
  patterns: v.array(AuthoredPattern),
})
export type PatternsFile = v.InferOutput<typeof PatternsFile>
