import { keyOf, normalise } from '@app/malayalam'

/** A word as it is stored and shown. */
export const wordOf = (text: string) => normalise(text).replace(/\s+/gu, ' ').trim()

/**
 * The key by which an entry is found: the key of the word, but in the spelling of old dictionaries, which
 * have no chillus (മുന്കൂര്) and may end a word with a whole u (നാലു). Two words can have the same key: അവൻ,
 * he, and അവന്, to him.
 */
export function dictionaryKey(word: string): string {
  return keyOf(word)
    .replace(/[ൺൻർൽൾൿ]/gu, (chillu) => `${consonantOf[chillu]}\u0D4D`)
    .replace(/ു(?= |$)/gu, '\u0D4D')
}

const consonantOf: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള', ൿ: 'ക' }
