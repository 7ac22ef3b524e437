import type { Analysis } from './analysis.ts'
import { meanings } from './endings/meanings.ts'
import type { WordEntry } from './entry.ts'

const prefix = 'പ്രതി'
const times = new Set('ദിനം ദിവസം വാരം ആഴ്ച മാസം വർഷം വത്സരം മണിക്കൂർ ശീർഷം'.split(' '))

/** പ്രതി before a word for a time is “per”, and not “accused”: പ്രതിദിനം, പ്രതിമാസം. */
export function perTime<E extends WordEntry>(
  text: string,
  readings: (rest: string) => readonly Analysis<E>[],
): Analysis<E>[] {
  if (!text.startsWith(prefix)) return []
  return readings(text.slice(prefix.length))
    .filter(({ entry }) => times.has(entry.word))
    .map((one) => ({
      ...one,
      endings: [{ id: 'per', shown: `${prefix}-`, means: meanings.per ?? '' }, ...one.endings],
    }))
}
