import { keyOf, normalise } from '@app/malayalam'

/** A word as entries keep it and as it is shown. */
export const wordOf = (text: string) => normalise(text).replace(/\s+/gu, ' ').trim()

/**
 * What an entry is found by: the key of the word, but as old dictionaries spell it, which have no chillus of their own (മുന്കൂര്) and
 * may end a word with a whole u (നാലു). Two words can share it: അവൻ, he, and അവന്, to him.
 */
export function dictionaryKey(word: string): string {
  return keyOf(word)
    .replace(/[ൺൻർൽൾൿ]/gu, (chillu) => `${consonantOf[chillu]}\u0D4D`)
    .replace(/ു(?= |$)/gu, '\u0D4D')
}

const consonantOf: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള', ൿ: 'ക' }
