import type { Analysis } from './analysis.ts'
import type { WordEntry } from './entry.ts'
import { openedChillu } from './letters.ts'
import { make } from './make.ts'

/**
 * How a word is written that stands as it is said: ഇല for എല, കടയിൽ for കടേല്. Undefined if it is written so
 * anyway, or if the standard spelling is not known.
 */
export function writtenFor(
  word: string,
  { entry, endings, before, readAs = word, said }: Analysis<WordEntry>,
): string | undefined {
  if (!said) return undefined
  const form = endings.map(({ id }) => id)
  const written = before ? [] : make(entry, form, { register: 'written' })
  const standard = written.includes(readAs) ? readAs : (written[0] ?? readAs)
  return standard === word ? undefined : standard
}

/**
 * The spelling whose sound a reading has: that of the word found if the text has lost its joiners (ഞാൻ of ഞാന്), but
 * എല for ഇല is heard as it stands.
 */
export const heardAs = (word: string, { readAs, said }: Analysis<WordEntry>): string =>
  readAs !== undefined && (!said || opened(readAs) === opened(word)) ? readAs : word

const opened = (word: string) => word.replace(/[ൻൽൾൺർ]/gu, (chillu) => `${openedChillu[chillu] ?? chillu}്`)
