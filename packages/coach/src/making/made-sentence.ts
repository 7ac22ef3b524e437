import { keyOf, words as wordsOf } from '@app/malayalam'
import { make, type WordEntry } from '@app/malayalam/forms'
import type { KnownSentence } from '../known-sentence.ts'
import { piecesOf } from '../reading/pieces-of.ts'
import type { Pattern, PatternPlace } from './pattern.ts'

/** The entries that the patterns name, by their ids. */
export type PatternWords = Readonly<Record<string, WordEntry>>

/** What fills a place: the word in its form, and its text in the English sentence and among the glosses. */
type Filling = { word: string; english: string; gloss: string }

/** The ids of the lexicon's entries that these patterns need: `PatternWords` has each of them. */
export function patternWordIds(patterns: readonly Pattern[]): ReadonlySet<string> {
  return new Set(
    patterns.flatMap(({ places }) => Object.values(places).flatMap(({ words }) => Object.keys(words))),
  )
}

/** Of these entries, those that the patterns need. */
export function patternWordsOf<E extends WordEntry & { id: string }>(
  entries: readonly E[],
  patterns: readonly Pattern[],
): Record<string, E> {
  const needed = patternWordIds(patterns)
  return Object.fromEntries(entries.flatMap((entry) => (needed.has(entry.id) ? [[entry.id, entry]] : [])))
}

export const patternsAbout = (topic: string, patterns: readonly Pattern[]): readonly Pattern[] =>
  patterns.filter(({ topics }) => topics.includes(topic))

/** A pattern with its places filled by chance. `random` gives numbers from 0 up to but not including 1. */
export function fillPattern(pattern: Pattern, words: PatternWords, random: () => number): KnownSentence {
  const chosen = Object.fromEntries(
    Object.entries(pattern.places).map(([name, place]) => {
      const all = fillingsOf(place, words)
      return [name, all[Math.floor(random() * all.length)] ?? nothing]
    }),
  )
  return filled(pattern, chosen)
}

/** All that a pattern makes, worked out once. */
export function fillingsOfPattern(pattern: Pattern, words: PatternWords): readonly KnownSentence[] {
  const ofWords = made.get(words) ?? new Map<Pattern, readonly KnownSentence[]>()
  made.set(words, ofWords)
  const all = ofWords.get(pattern) ?? filledEach(pattern, words)
  ofWords.set(pattern, all)
  return all
}

const made = new WeakMap<PatternWords, Map<Pattern, readonly KnownSentence[]>>()

const filledEach = (pattern: Pattern, words: PatternWords) =>
  Object.entries(pattern.places)
    .reduce<readonly Readonly<Record<string, Filling>>[]>(
      (chosen, [name, place]) =>
        chosen.flatMap((others) => fillingsOf(place, words).map((one) => ({ ...others, [name]: one }))),
      [{}],
    )
    .map((chosen) => filled(pattern, chosen))

/** What is known of a text that one of the patterns can make. Undefined if none can. */
export function readBack(
  text: string,
  patterns: readonly Pattern[],
  words: PatternWords,
): KnownSentence | undefined {
  const pieces = piecesOf(text)
  if (pieces.some(({ malayalam }) => !malayalam)) return undefined
  const said = pieces.map(({ text }) => keyOf(text))
  for (const pattern of patterns) {
    const chosen = fillingsIn(said, pattern, words)
    if (chosen) return filled(pattern, chosen)
  }
  return undefined
}

const nothing: Filling = { word: '', english: '', gloss: '' }
const place = /\{(\w+)\}/gu

function filled(pattern: Pattern, chosen: Readonly<Record<string, Filling>>): KnownSentence {
  const fill = (text: string, part: keyof Filling) =>
    text.replace(place, (_, name: string) => chosen[name]?.[part] ?? '')
  return {
    text: fill(pattern.text, 'word'),
    english: fill(pattern.english, 'english'),
    gloss: pattern.gloss.map((one) => fill(one, 'gloss')),
  }
}

function fillingsIn(said: readonly string[], { text, places }: Pattern, words: PatternWords) {
  const pieces = text.split(' ')
  if (pieces.length !== said.length) return undefined
  const chosen: Record<string, Filling> = {}
  for (const [at, piece] of pieces.entries()) {
    const name = /\{(?<name>\w+)\}/u.exec(piece)?.groups?.name
    const place = name === undefined ? undefined : places[name]
    if (name === undefined || !place) {
      if (keyOf(wordsOf(piece).join('')) !== said[at]) return undefined
      continue
    }
    const found = fillingsOf(place, words).find(({ word }) => keyOf(word) === said[at])
    if (!found) return undefined
    chosen[name] = found
  }
  return chosen
}

/** Forms are made once for each place. */
const kept = new WeakMap<PatternWords, Map<PatternPlace, readonly Filling[]>>()

function fillingsOf(place: PatternPlace, words: PatternWords): readonly Filling[] {
  const ofWords = kept.get(words) ?? new Map<PatternPlace, readonly Filling[]>()
  kept.set(words, ofWords)
  const known = ofWords.get(place)
  if (known) return known
  const all = Object.entries(place.words).flatMap(([id, means]): Filling[] => {
    const entry = words[id]
    const word = entry && make(entry, place.form ?? [])[0]
    if (!word) return []
    const [english = '', plain = english] = means.split('|')
    return [{ word, english, gloss: (place.gloss ?? '{}').replace('{}', plain) }]
  })
  ofWords.set(place, all)
  return all
}
