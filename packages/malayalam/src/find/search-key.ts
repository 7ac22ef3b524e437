import { wholeWord } from '../forms/endings/slots.ts'
import type { WordEntry } from '../forms/entry.ts'
import { asWrittenInLatin } from '../spoken/said-latin.ts'
import { add, addAlike, type Costs, cost, per } from './costs.ts'
import { frameAgrees, isOneEdit, swapped } from './edits.ts'
import { countEndings } from './ending-keys.ts'
import type { FindIndex, FoundStem, FoundWord } from './find-index.ts'
import { foldLatin } from './fold.ts'
import { spelling, unlike, unlikeStart } from './spelling.ts'

/** Shorter keys have too many similar words for one letter to be corrected. */
const shortestForgiven = 4
const shortestSlip = 3

/** So many words begin with a shorter text that spelling each would take too long while somebody types. */
const shortestStart = 4

/**
 * Finds the entries that sound like this key, in any form. Different words can have the same key, so the
 * difference between their spelling and the typed one, in easy Latin, adds to the cost: mazha is മഴ before
 * മാല, and vannu is a form of വരുക before വാൻ.
 */
export function searchKey<E extends WordEntry>(
  key: string,
  typed: string,
  index: FindIndex<E>,
  found: Costs<E>,
  more: number,
): void {
  searchWords(key, typed, index, found, more)
  searchStems(key, typed, index, found, more)
}

const searchWords: typeof searchKey = (key, typed, index, found, more) => {
  for (const word of index.words) {
    const other = word.key
    if (other === key) add(found, word.entry, cost.exact + more + apart(typed, word, index))
    else if (other.startsWith(key)) {
      const letters = per.letter * (other.length - key.length) + begun(typed, word, index)
      add(found, word.entry, cost.prefix + more + letters)
    } else if (key.length >= shortestSlip && isOneEdit(key, other)) {
      if (frameAgrees(key, other)) addAlike(found, word.entry, cost.slip + more + apart(typed, word, index))
      else if (key.length >= shortestForgiven)
        addAlike(found, word.entry, cost.edit + more + apart(typed, word, index))
    }
  }
}

const searchStems = <E extends WordEntry>(
  key: string,
  typed: string,
  index: FindIndex<E>,
  found: Costs<E>,
  more: number,
  fits = (_: FoundStem<E>) => true,
) => {
  for (let length = key.length; length > 1; length--)
    for (const stem of index.byStem.get(key.slice(0, length)) ?? []) {
      if (!fits(stem)) continue
      const count = countEndings(key.slice(length), stem.of, key.charAt(length - 1))
      if (count < Number.POSITIVE_INFINITY) {
        const letters = per.guess * (key.length - length) + apartFromStem(typed, stem, index)
        add(found, stem.entry, cost.form + more + per.ending * count + letters)
      } else if (length >= shortestForgiven) addAlike(found, stem.entry, cost.near + more)
    }
}

/**
 * Finds words, in any form, whose first vowel is ഈ, which people also type as a single e: vettil, വീട്ടിൽ.
 */
export function searchLongE<E extends WordEntry>(text: string, index: FindIndex<E>, found: Costs<E>): void {
  const long = text.replace(/^([^aeiou]*)e(?![aeiou])/u, '$1ee')
  const [key] = long === text ? [] : foldLatin(long)
  if (key)
    searchStems(key, spelling(long), index, found, cost.longE, ({ text }) =>
      /^[^aeiou]*ii/u.test(index.spelt(text)),
    )
}

/** Finds words, in any form, that are typed as they are said: orangi, ഉറങ്ങി; elayil, ഇലയിൽ; kadel, കടയിൽ. */
export function searchAsSaid<E extends WordEntry>(text: string, index: FindIndex<E>, found: Costs<E>): void {
  for (const other of asWrittenInLatin(text))
    for (const key of foldLatin(other)) searchStems(key, spelling(other), index, found, cost.longE)
}

/** Finds words that differ by two exchanged neighbouring letters: samayma, സമയം. */
export function searchSwapped<E extends WordEntry>(
  text: string,
  typed: string,
  index: FindIndex<E>,
  found: Costs<E>,
): void {
  if (text.length < shortestForgiven) return
  for (const other of swapped(text))
    for (const key of foldLatin(other))
      for (const word of index.byKey.get(key) ?? [])
        addAlike(found, word.entry, cost.slip + apart(typed, word, index))
}

const apart = <E extends WordEntry>(typed: string, { word }: FoundWord<E>, index: FindIndex<E>) =>
  per.unlike * unlike(typed, index.spelt(word))

const begun = <E extends WordEntry>(typed: string, { word }: FoundWord<E>, index: FindIndex<E>) =>
  typed.length < shortestStart ? 0 : per.unlike * unlikeStart(index.spelt(word), typed)

/** A stem that ends in a consonant is read with an a that it does not have: വന്ന is vann. */
function apartFromStem<E extends WordEntry>(
  typed: string,
  { text, of }: FoundStem<E>,
  index: FindIndex<E>,
): number {
  const spelt = index.spelt(text)
  return per.unlike * unlikeStart(typed, (of & wholeWord) === 0 ? spelt.replace(/a$/u, '') : spelt)
}
