import { rewritten } from '../rewriting.ts'
import { raised } from './first-vowel.ts'
import { withVowels } from './swallowed-vowels.ts'
import { certain, northern, possible } from './worn-sounds.ts'

/**
 * The spellings that a word which is written as it is said may stand for, likeliest first: ഇല for എല, എവിടെ for
 * എവ്ടെ. It knows no words, so most of them are none. This is the only place that knows what speech does to
 * sounds; what it does to endings stands in the table of endings.
 */
export function asWritten(word: string): string[] {
  const plain = unworn(word)
  const found = [plain, ...loose(plain)]
  const high = raised(plain)
  found.push(...high.flatMap((one) => [one, ...loose(one)]))
  for (const one of [plain, ...high])
    for (const spelling of northern.map((rule) => rewritten(one, rule)))
      if (spelling !== one) found.push(spelling, spelling.replace(/്$/u, 'ു'))
  return [...new Set(found)].filter((spelling) => spelling !== word)
}

/** The word without what speech wears away and no other word has. */
export const unworn = (word: string): string => certain.reduce(rewritten, word)

const loose = (word: string) => [...possible.map((rule) => rewritten(word, rule)), ...withVowels(word)]
