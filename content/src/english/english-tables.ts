import * as v from 'valibot'

const letters = "[a-zA-Z'-]+"
const one = (text: string) => new RegExp(`^${letters}$`, 'u').test(text)
const some = (text: string) => new RegExp(`^${letters}(?: ${letters})*$`, 'u').test(text)

const Word = v.pipe(v.string(), v.check(one, 'One English word is expected here.'))
const Words = v.pipe(
  v.string(),
  v.trim(),
  v.check(some, 'English words are expected here, with one space between them.'),
)
const Forms = v.pipe(
  Words,
  v.check((forms) => forms.split(' ').length <= 2, 'More than a past and the form after “has” stands here.'),
)
const wordOfWord = v.record(Word, Word)

/**
 * What a teacher writes of English words in `data/english`, by the names of the files. `packages/english` reads them as
 * JSON of the same names (`npm run make:english`).
 */
export const englishTables = {
  'hurried-forms': wordOfWord,
  homophones: v.array(Words),
  'irregular-forms': v.record(Word, Words),
  'irregular-verbs': v.record(Word, Forms),
  plurals: wordOfWord,
  spellings: wordOfWord,
  'word-classes': v.record(v.string(), Words),
} as const

export type EnglishTable = keyof typeof englishTables

export const englishTableNames: readonly EnglishTable[] = [
  'hurried-forms',
  'homophones',
  'irregular-forms',
  'irregular-verbs',
  'plurals',
  'spellings',
  'word-classes',
]
