import * as v from 'valibot'
import type { Limit } from './limit.ts'

/**
 * One meaning of a word in a dictionary that the operator imported. Its source and licence are shown beside
 * it.
 */
export const DictionaryEntry = v.object({
  word: v.string(),
  /** In English or Malayalam, as in the dictionary. */
  meaning: v.string(),
  /** The dictionary's own abbreviation, such as `n`. */
  pos: v.nullable(v.string()),
  source: v.string(),
  licence: v.string(),
})
export type DictionaryEntry = v.InferOutput<typeof DictionaryEntry>

/**
 * The number of dictionaries (with none, the web does not ask again) and the entries, in the order of the
 * dictionaries' names.
 */
export const DictionaryReply = v.object({ dictionaries: v.number(), entries: v.array(DictionaryEntry) })
export type DictionaryReply = v.InferOutput<typeof DictionaryReply>

/** The word to look up, in any spelling. Its other forms are not searched. */
export const DictionaryQuery = v.object({
  word: v.pipe(
    v.string('word-missing'),
    v.trim(),
    v.nonEmpty('word-missing'),
    v.maxLength(100, 'word-long'),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'word-letters'),
  ),
})

/** Learners tap one word after another; this limit slows down a program that copies a dictionary. */
const limit = { per: 'address', many: 300, seconds: 300 } as const satisfies Limit

/** The entries of other dictionaries for a word. Our own lexicon comes before all of them. */
export const dictionaryApi = {
  look: {
    method: 'get',
    path: '/api/dictionary',
    query: DictionaryQuery,
    reply: DictionaryReply,
    auth: 'open',
    limit,
  },
} as const
