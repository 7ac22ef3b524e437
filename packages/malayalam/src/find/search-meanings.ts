import type { WordEntry } from '../forms/entry.ts'
import { add, type Costs, cost } from './costs.ts'
import { type FindIndex, inOne, type Sense } from './find-index.ts'

/** Malayalam endings as people write them after an English word: busil, officeinte. */
const afterEnglish = /(?:y?il(?:ekku|e)?|y?inte|y?ude|y?ine|inu|kku|ukal|kal|y?um|y?aanu|y?anu)$/u

/**
 * Finds the entries with this meaning. A whole meaning comes before a word of one, the word itself before a
 * form of it (saw, see), and an entry's first meaning before its later ones. A query that is of a verb
 * prefers verbs, and so does an inflected form such as "slept". A comparative is of what may have degrees: bigger.
 */
export function searchMeanings<E extends WordEntry>(
  query: string,
  asVerb: boolean,
  index: FindIndex<E>,
  found: Costs<E>,
): void {
  const { isInflected, formsOf, comparedOf, inOneSpelling } = index.language
  const text = inOneSpelling(query)
  const wanted = text.split(/[^a-z]+/u)
  const base = wanted.some(isInflected) ? wanted.map(formsOf) : undefined
  const inflected = text.endsWith('s') ? cost.inflected : cost.inflectedNoun
  // Bitter is a meaning itself, and no more of a bit.
  const isMeaning = index.senses.some(({ text: sense }) => sense === text)
  const compared = new Set(isMeaning ? [] : comparedOf(text))
  const loan = text.replace(afterEnglish, '')
  const whole = inOne(text)
  const price = ({ text: sense, solid, words, isVerb, entry }: Sense<E>) => {
    if (sense === text || solid === whole) return cost.exact
    if (base?.length === words.length && base.every((isBase, at) => isBase(words[at] ?? '')))
      return isVerb ? cost.inflected : inflected
    if (compared.has(sense) && isOfDegree(entry)) return cost.inflected
    if (loan !== text && loan.length > 2 && (sense === loan || sense === `${loan}e`)) return cost.loan
    if (words.includes(text) || (base?.length === 1 && words.some((word) => base[0]?.(word))))
      return cost.senseWord
    if (text.length > 2 && sense.startsWith(text)) return text.includes(' ') ? cost.prefix : cost.sensePrefix
    return undefined
  }
  for (const sense of index.senses) {
    const first = price(sense)
    if (first !== undefined)
      add(found, sense.entry, first + sense.later + (asVerb && !sense.isVerb ? cost.noVerb : 0))
  }
}

const isOfDegree = ({ pos }: WordEntry) => pos === 'adjective' || pos === 'adverb'
