import * as v from 'valibot'
import type { Limit } from './limit.ts'

/** One sense of a word, as a dictionary that the operator brought gives it. Its source and licence are shown beside it. */
export const DictionaryEntry = v.object({
  word: v.string(),
  /** English or Malayalam, as the dictionary has it. */
  meaning: v.string(),
  /** As the dictionary names it, such as `n`. */
  pos: v.nullable(v.string()),
  source: v.string(),
  licence: v.string(),
})
export type DictionaryEntry = v.InferOutput<typeof DictionaryEntry>

/** How many dictionaries there are: with none, nobody need ask again. The entries are in the order of the dictionaries' names. */
export const DictionaryReply = v.object({ dictionaries: v.number(), entries: v.array(DictionaryEntry) })
export type DictionaryReply = v.InferOutput<typeof DictionaryReply>

/** The word to look up, in any spelling; no form of it is looked for. */
export const DictionaryQuery = v.object({
  word: v.pipe(
    v.string('The word is missing.'),
    v.trim(),
    v.nonEmpty('The word is missing.'),
    v.maxLength(100, 'The word is too long.'),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'The word has signs in it that are no letters.'),
  ),
})

/** A learner taps word after word; a machine that copies a dictionary is slowed down. */
const limit = { per: 'address', many: 300, seconds: 300 } as const satisfies Limit

/** What other dictionaries say of a word; our own lexicon comes before all of them. */
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
