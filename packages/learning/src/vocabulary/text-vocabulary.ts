import { keyOf, words } from '@app/malayalam'
import type { LexiconEntry } from './lexicon-entry.ts'
import type { WordReading } from './word-readings.ts'

/** A form as it stands in a text: how often, and in which line first. */
export type TextForm = { form: string; count: number; line: number }

/** A word of a text under its headword, whatever forms it stands in. Without an entry it is none of the dictionary's. */
export type TextWord = {
  key: string
  word: string
  meaning: string
  count: number
  /** The first line it stands in, counted from 0. */
  line: number
  entry?: LexiconEntry
}

/** Words by their keys. */
type Keys = Pick<ReadonlySet<string>, 'has'>

export type WordState = 'known' | 'learning' | 'new'

/** What a learner's words are, by their keys. */
export type Learnt = {
  saved: Keys
  /** They say that they know these. */
  said: Keys
  /** They have reviewed these well, the last time at that moment: milliseconds since 1970. */
  reviewed: ReadonlyMap<string, number>
  /** They said at that moment that they do not know these, whatever their reviews say. */
  denied: ReadonlyMap<string, number>
}

/**
 * How far a learner is with a word: known where they say so or have reviewed it well, learning where it is among their saved words, new
 * otherwise. What they say themselves counts before all, until a later review says better.
 */
export function wordState(key: string, { saved, said, reviewed, denied }: Learnt): WordState {
  const at = reviewed.get(key)
  if (said.has(key)) return 'known'
  if (at !== undefined && at > (denied.get(key) ?? Number.NEGATIVE_INFINITY)) return 'known'
  return saved.has(key) ? 'learning' : 'new'
}

/** The different forms of a text, in the order in which they come first. Spellings that look alike are one. */
export function textForms(lines: readonly string[]): TextForm[] {
  const forms = new Map<string, TextForm>()
  for (const [line, text] of lines.entries())
    for (const form of words(text)) {
      const key = keyOf(form)
      const known = forms.get(key)
      if (known) known.count++
      else if (key !== '') forms.set(key, { form, count: 1, line })
    }
  return [...forms.values()]
}

/** A form with what it is likeliest to be, if it is in the dictionary. */
export type ReadForm = TextForm & { reading: WordReading | undefined }

/** The vocabulary of a text, in its order, and under which headword's key each form's key is. */
export function textVocabulary(forms: readonly ReadForm[]): {
  words: TextWord[]
  headKeys: ReadonlyMap<string, string>
} {
  const found = new Map<string, TextWord>()
  const headKeys = new Map<string, string>()
  for (const { form, count, line, reading } of forms) {
    const word = reading?.entry.word ?? form
    const key = keyOf(word)
    headKeys.set(keyOf(form), key)
    const before = found.get(key)
    if (before) {
      found.set(key, { ...before, count: before.count + count, line: Math.min(before.line, line) })
      continue
    }
    const meaning = reading?.entry.means.join(', ') ?? ''
    found.set(key, { key, word, meaning, count, line, ...(reading && { entry: reading.entry }) })
  }
  return { words: [...found.values()], headKeys }
}

export type VocabularyOrder = 'text' | 'word' | 'meaning' | 'count' | 'state'

const stateOrder: readonly WordState[] = ['new', 'learning', 'known']

/** The vocabulary in another order; words that are alike in it stay as in the text. What has no meaning comes last, either way. */
export function sortVocabulary(
  words: readonly TextWord[],
  { by, descending }: { by: VocabularyOrder; descending: boolean },
  stateOf: (word: TextWord) => WordState,
): TextWord[] {
  const compare = (one: TextWord, other: TextWord): number => {
    switch (by) {
      case 'text':
        return one.line - other.line
      case 'word':
        return malayalam.compare(one.word, other.word)
      case 'meaning':
        return english.compare(one.meaning, other.meaning)
      case 'count':
        return one.count - other.count
      case 'state':
        return stateOrder.indexOf(stateOf(one)) - stateOrder.indexOf(stateOf(other))
    }
  }
  return words.toSorted((one, other) => {
    const last = by === 'meaning' ? Number(one.meaning === '') - Number(other.meaning === '') : 0
    return last || (descending ? -compare(one, other) : compare(one, other))
  })
}

const malayalam = new Intl.Collator('ml')
const english = new Intl.Collator('en')
