import { plainKey, stem } from '@app/english'
import type { LexiconEntry } from '../vocabulary/lexicon-entry.ts'
import type { EnglishData, EnglishEntry, EnglishSense } from './english-entry.ts'

/** The lexicon the other way round: what each English word means in Malayalam. */
export type EnglishLexicon = {
  /** By the word in lower case. */
  byWord: ReadonlyMap<string, EnglishEntry>
  /** The words without their endings, of which a form may be one. Phrases have the stems of all their words. */
  byStem: ReadonlyMap<string, readonly EnglishEntry[]>
}

/** What each step away from the plainest meaning costs. */
const per = { use: 4, sense: 3, synonym: 1, only: 4, register: 3, other: 0.1, loan: 2 } as const

/** A phrase of more words is an explanation, and nobody looks for it: "to be made to do something". */
const mostWords = 4

/** Turns the lexicon round. The data are what a teacher wrote of English words. */
export function turnLexicon(entries: readonly LexiconEntry[], { said, small }: EnglishData): EnglishLexicon {
  const senses = new Map<string, { word: string; senses: EnglishSense[] }>()
  for (const entry of entries)
    for (const { word, ...sense } of sensesOf(entry)) {
      const key = plainKey(word)
      const known = senses.get(key)
      if (known) known.senses.push(sense)
      else senses.set(key, { word, senses: [sense] })
    }
  const byWord = new Map<string, EnglishEntry>()
  for (const key of new Set([...Object.keys(small), ...senses.keys()])) {
    const of = senses.get(key)
    const { means = [], note } = (Object.hasOwn(small, key) ? small[key] : undefined) ?? {}
    const own = means.map((malayalam, place): EnglishSense => ({ malayalam, cost: place - means.length }))
    const way = saidBy(key, said)
    // The English word in Malayalam letters says least: റൈസ് of rice.
    const others = of?.senses.map((sense) =>
      sense.malayalam === way ? { ...sense, cost: sense.cost + per.loan } : sense,
    )
    byWord.set(key, {
      // Us is not the US.
      word: (!means.length && of?.word) || (key === 'i' ? 'I' : key),
      ...(way && { said: way }),
      ...(note && { note }),
      senses: eachOnce([...own, ...(others?.toSorted((one, other) => one.cost - other.cost) ?? [])]),
    })
  }
  const byStem = new Map<string, EnglishEntry[]>()
  for (const [key, entry] of byWord) {
    const stems = stemsOf(key)
    byStem.set(stems, [...(byStem.get(stems) ?? []), entry])
  }
  return { byWord, byStem }
}

/** The stems of the words of a phrase. */
export const stemsOf = (text: string): string => text.split(' ').map(stem).join(' ')

/** The English words and phrases of which this entry is a meaning: the parts of its meanings, and what is learnt of it. */
function sensesOf(entry: LexiconEntry): (EnglishSense & { word: string })[] {
  const others = entry.means.flatMap(partsOf).length - 1
  const rare =
    (entry.use - 1) * per.use + (entry.register ? per.register : 0) + Math.min(others, 9) * per.other
  const { english, means, pos } = entry
  const written = english ? [english.word, ...(english.also ?? [])] : []
  const beside =
    english?.malayalam === undefined ? { malayalam: entry.word, pos } : { malayalam: english.malayalam }
  const meanings = [
    ...means.map((meaning, place) => ({ meaning, place, malayalam: entry.word, pos })),
    ...written.map((meaning, at) => ({ meaning, place: 1 + at, ...beside })),
  ]
  return meanings.flatMap(({ meaning, place, ...shown }) =>
    partsOf(meaning).flatMap((part, at) => {
      // “Kochi, a city”: a city is what it is, and no other way to say it.
      if (pos === 'name' && !/^(?:the )?\p{Lu}/u.test(part)) return []
      const only = /\((.*?)\)/u.exec(part)?.[1]
      const word = part
        .replace(/\(.*?\)/gu, ' ')
        .replace(/[?!.…]/gu, '')
        .trim()
        .replace(/^(?:(?:to|an?|the) )+(?=\S)/u, '')
        .replace(/\s+/gu, ' ')
      if (!/^[a-z][a-z'’ -]*$/iu.test(word) || word.split(' ').length > mostWords) return []
      const cost = rare + place * per.sense + at * per.synonym + (only ? per.only : 0)
      return [{ word, ...shown, entry, ...(only && { only }), cost }]
    }),
  )
}

/** The parts between commas and semicolons that are not within brackets. */
const partsOf = (meaning: string): string[] => meaning.split(/[,;](?![^(]*\))/u).map((part) => part.trim())

/** How a word is said. A phrase is said word by word: nothing is said of it unless all its words are known. */
export function saidBy(word: string, said: EnglishData['said']): string | undefined {
  const ways = word.split(/[ -]/u).map((part) => (Object.hasOwn(said, part) ? said[part] : undefined))
  return ways.every((way) => way !== undefined) ? ways.join(' ') : undefined
}

function eachOnce(senses: readonly EnglishSense[]): EnglishSense[] {
  const byWord = new Map<string, EnglishSense>()
  for (const sense of senses) {
    const known = byWord.get(sense.malayalam)
    // The meaning that a teacher wrote keeps its place, and takes its examples from the lexicon.
    if (!known) byWord.set(sense.malayalam, sense)
    else if (!known.entry && sense.entry) byWord.set(sense.malayalam, { ...sense, cost: known.cost })
  }
  return [...byWord.values()]
}
