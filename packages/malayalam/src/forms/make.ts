import { lowered } from '../spoken/first-vowel.ts'
import { endingsCalled } from './endings/ending-index.ts'
import { open } from './endings/joints.ts'
import { wholeWord } from './endings/slots.ts'
import type { WordEntry } from './entry.ts'
import type { Stem } from './stems/stem.ts'
import { stemsOf } from './stems/stems.ts'

/** A form of a word: the names of its endings in order. The empty list is the dictionary form. */
export type Form = readonly string[]

type Made = { text: string; of: number; rank: number; said: boolean }

const neverMade = 3

/** How a form is to be made: first as it is said at home, or only as it is written. */
export type Making = { register?: 'spoken' | 'written' }

/**
 * The spellings of a form of an entry: the standard one first, then common variants, then spoken ones. In the
 * spoken register those come first (കടേല്), and at the end what the first vowel makes of each (എല for ഇല).
 * Empty if the word does not have this form.
 */
export function make(entry: WordEntry, form: Form, { register }: Making = {}): string[] {
  const made = form.reduce(
    (before, id, at) => [...before.flatMap((one) => extend(one, id)), ...holding(entry, form, at + 1)],
    holding(entry, form, 0),
  )
  const words = made.filter(({ of }) => (of & wholeWord) !== 0).sort((one, other) => one.rank - other.rank)
  const texts = (some: readonly Made[]) => some.map(({ text }) => text)
  if (register === 'written') return [...new Set(texts(words.filter(({ said }) => !said)))]
  if (register === undefined) return [...new Set(texts(words))]
  const spoken = texts([...words.filter(({ said }) => said), ...words.filter(({ said }) => !said)])
  return [...new Set([...spoken, ...spoken.flatMap((text) => lowered(text) ?? [])])]
}

/** The stems that include exactly the first `count` endings of the form. */
function holding(entry: WordEntry, form: Form, count: number): Made[] {
  return cachedStems(entry)
    .filter(
      ({ within, rank }) =>
        rank < neverMade && within.length === count && within.every(({ id }, at) => id === form[at]),
    )
    .map(({ text, of, rank, said = false }) => ({ text, of, rank, said }))
}

/** A word card needs many forms of one entry, one after another. */
const stemCache = new WeakMap<WordEntry, readonly Stem[]>()

function cachedStems(entry: WordEntry): readonly Stem[] {
  const stems = stemCache.get(entry) ?? stemsOf(entry)
  stemCache.set(entry, stems)
  return stems
}

function extend({ text, of, rank, said }: Made, id: string): Made[] {
  return endingsCalled(id).flatMap((ending) => {
    if (ending.rank === neverMade || (ending.on & of) === 0) return []
    const sides =
      ending.joint === 'none' ? [{ text, rank: 0 }] : open(text, of & ending.on, ending.joint, ending.text)
    return sides
      .filter((side) => side.rank < neverMade)
      .map((side) => ({
        text: side.text + ending.text,
        of: ending.makes,
        rank: rank + ending.rank + side.rank,
        said: said || ending.said,
      }))
  })
}
