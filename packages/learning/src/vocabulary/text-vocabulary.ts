import { keyOf, words } from '@app/malayalam'
import type { LexiconEntry } from './lexicon-entry.ts'
import type { WordReading } from './word-readings.ts'

/** A form in a text: how often it occurs, and the first line it occurs in. */
export type TextForm = { form: string; count: number; line: number }

/**
 * A word of a text under its headword, for all the forms it occurs in. If the dictionary does not have the word, its
 * meaning is empty. A Malayalam word has its entry; an English one may have how it is said, in Malayalam letters.
 */
export type TextWord = {
  key: string
  word: string
  meaning: string
  count: number
  /** The first line it occurs in, counted from 0. */
  line: number
  entry?: LexiconEntry
  said?: string
}

/** Words by their keys. */
type Keys = Pick<ReadonlySet<string>, 'has'>

export type WordState = 'known' | 'learning' | 'new'

/** A learner's words by their keys. */
export type Learnt = {
  saved: Keys
  /** The learner says they know these. */
  said: Keys
  /** The learner has reviewed these well; with the time of the last review, in milliseconds since 1970. */
  reviewed: ReadonlyMap<string, number>
  /** The learner said at this time that they do not know these, whatever their reviews say. */
  denied: ReadonlyMap<string, number>
}

/**
 * How far a learner is with a word. Known: they say so or have reviewed it well. Learning: it is among their
 * saved words. New: otherwise. Their own word counts first, until a later review is better.
 */
export function wordState(key: string, { saved, said, reviewed, denied }: Learnt): WordState {
  const at = reviewed.get(key)
  if (said.has(key)) return 'known'
  if (at !== undefined && at > (denied.get(key) ?? Number.NEGATIVE_INFINITY)) return 'known'
  return saved.has(key) ? 'learning' : 'new'
}

/**
 * The different forms of a text in the order of their first occurrence. Spellings that look alike are one
 * form.
 */
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

/** A form with its most likely reading, if the dictionary has one. */
export type ReadForm = TextForm & { reading: WordReading | undefined }

/** The vocabulary of a text in its order, and for each form's key the key of its headword. */
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

/**
 * Sorts the vocabulary. Words that are equal in this order stay in the order of the text. Words without a
 * meaning come last in both directions.
 */
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
