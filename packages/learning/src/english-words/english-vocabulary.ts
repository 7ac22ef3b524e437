import { isSameWord, plainKey, singularsOf, wordsOfEnglish } from '@app/english'
import type { SavedWord } from '../vocabulary/saved-word.ts'
import type { TextWord } from '../vocabulary/text-vocabulary.ts'
import type { EnglishEntry } from './english-entry.ts'
import { readEnglish } from './read-english.ts'
import type { EnglishLexicon } from './turn-lexicon.ts'

/** The most meanings that a card shows. */
const mostMeanings = 3

/** What an English word means, as its card says it: the likeliest meanings in Malayalam. */
export const meaningIn = ({ senses }: EnglishEntry): string =>
  [...new Set(senses.map(({ malayalam }) => malayalam))].slice(0, mostMeanings).join(', ')

/** The entry of the lexicon that gives it its likeliest meaning of those that are in the lexicon, by its id. */
export const lexiconIdOf = ({ senses }: EnglishEntry): string | undefined =>
  senses.find(({ entry }) => entry)?.entry?.id

/** What is saved of an English word. */
export const savedOf = (entry: EnglishEntry): SavedWord => ({
  word: entry.word,
  meaning: meaningIn(entry),
  pronunciation: entry.said ?? '',
})

/**
 * The vocabulary of an English text in its order, and for each form's key the key of its headword. A form means what
 * it means where it first stands.
 */
export function englishVocabulary(
  lines: readonly string[],
  english: EnglishLexicon,
): { words: TextWord[]; headKeys: ReadonlyMap<string, string> } {
  const found = new Map<string, TextWord>()
  const headKeys = new Map<string, string>()
  for (const [line, text] of lines.entries()) {
    const forms = wordsOfEnglish(text)
    for (const [at, form] of forms.entries()) {
      const formKey = plainKey(form)
      const known = found.get(headKeys.get(formKey) ?? '')
      if (known) {
        known.count++
        continue
      }
      const entry = readEnglish(forms, at, english).find(({ from, to }) => to - from === 1)?.entry
      const key = plainKey(entry?.word ?? form)
      headKeys.set(formKey, key)
      const before = found.get(key)
      if (before) before.count++
      else found.set(key, { key, count: 1, line, ...cardOf(entry, form) })
    }
  }
  return { words: [...found.values()], headKeys }
}

const cardOf = (entry: EnglishEntry | undefined, form: string) =>
  entry
    ? { word: entry.word, meaning: meaningIn(entry), ...(entry.said && { said: entry.said }) }
    : { word: form, meaning: '' }

/** The most example sentences that are shown of a word. */
const mostExamples = 2

/** Sentences of the lexicon in which the English word stands, in any of its forms; of a phrase, all its words. */
export function examplesOf({ word, senses }: EnglishEntry): { text: string; malayalam: string }[] {
  const isOf = (form: string, one: string) =>
    form === one || isSameWord(form, one) || singularsOf(form).includes(one)
  const has = (english: string) => {
    const forms = wordsOfEnglish(english).map(plainKey)
    return plainKey(word)
      .split(' ')
      .every((one) => forms.some((form) => isOf(form, one)))
  }
  return senses
    .flatMap(({ entry }) => entry?.examples ?? [])
    .filter(({ english }) => has(english))
    .slice(0, mostExamples)
    .map(({ english, text }) => ({ text: english, malayalam: text }))
}
