import type { Analysis } from './analysis.ts'
import { meanings } from './endings/meanings.ts'
import type { WordEntry } from './entry.ts'
import { independentVowel } from './letters.ts'

const times = new Set('ദിനം ദിവസം വാരം ആഴ്ച മാസം വർഷം വത്സരം മണിക്കൂർ ശീർഷം'.split(' '))

/** A prefix that is no word of its own, its rest, and the entries that it joins. */
type Prefixed = { id: string; shown: string; rest: string; joins: (entry: WordEntry) => boolean }

const pointers: Readonly<Record<string, string>> = {
  ഇ: 'thisOne',
  ഈ: 'thisOne',
  അ: 'thatOne',
  ആ: 'thatOne',
  എ: 'which',
}
const isNoun = ({ pos }: WordEntry) => pos === 'noun'

/**
 * The words that may stand behind a prefix: പ്രതി before a word for a time is “per”, and not “accused”
 * (പ്രതിദിനം); ഇ, അ and എ double the stop after them (ഇക്കൊല്ലം, അക്കാര്യം, ഇപ്രാവശ്യം); ഈ and ആ take യ before
 * a vowel (ഈയാഴ്ച).
 */
function prefixOf(text: string): Prefixed | undefined {
  if (text.startsWith('പ്രതി'))
    return { id: 'per', shown: 'പ്രതി-', rest: text.slice(5), joins: ({ word }) => times.has(word) }
  const [, short = '', rest] = /^([ഇഅഎ])(?:([കചടതപ])്(?=\2)|(?=പ്ര))(.+)$/u.exec(text)?.toSpliced(2, 1) ?? []
  if (rest) return { id: pointers[short] ?? '', shown: `${short}-`, rest, joins: isNoun }
  const [, long = '', sign = '', more = ''] = /^([ഈആ])യ(.)(.+)$/u.exec(text) ?? []
  const vowel = independentVowel(sign)
  if (!vowel || vowel === 'അ') return undefined
  return { id: pointers[long] ?? '', shown: long, rest: vowel + more, joins: isNoun }
}

/** The readings of a word that begins with a prefix: പ്രതിമാസം, ഇക്കൊല്ലം, ഈയാഴ്ച. */
export function prefixed<E extends WordEntry>(
  text: string,
  readings: (rest: string) => readonly Analysis<E>[],
): Analysis<E>[] {
  const found = prefixOf(text)
  if (!found) return []
  const { id, shown, rest, joins } = found
  return readings(rest)
    .filter(({ entry }) => joins(entry))
    .map((one) => ({ ...one, endings: [{ id, shown, means: meanings[id] ?? '' }, ...one.endings] }))
}
