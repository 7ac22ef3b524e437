import { contentStems } from '@app/english'
import { keyOf } from '@app/malayalam'
import type { CourseWord } from './content.ts'
import { synonymsIn } from './synonyms.ts'

/** Whether a sense of both words is the same to the letter: either is right where the other is asked for. */
export const sharesSense = (one: Pick<CourseWord, 'means'>, other: Pick<CourseWord, 'means'>): boolean =>
  one.means.some((sense) => other.means.includes(sense))

/** A sense of an entry, as its stems: “rat, mouse” and “mother (formal)” are [rat], [mouse] and [mother]. */
function sensesOf({ means }: Pick<CourseWord, 'means'>): string[][] {
  return means.flatMap((sense) => {
    const bare = sense.replace(/\([^)]*\)/gu, ' ').trim()
    return (bare === '' ? sense : bare)
      .split(/[,;/]/u)
      .map(contentStems)
      .filter((stems) => stems.length > 0)
  })
}

/** Says of two entries whether both may be a right answer where one is asked for. */
export type SameMeaning = (one: CourseWord, other: CourseWord) => boolean

/**
 * Two words mean the same if they are written alike, share a sense, if one has a sense that says all that the
 * other's says (“rice”, “raw rice”), if a third word has both senses, or if the note of one names the other.
 * English words of one line of `synonyms` count as one.
 */
export function sameMeaningIn(
  words: Iterable<CourseWord>,
  synonyms: readonly (readonly string[])[],
): SameMeaning {
  const areSynonyms = synonymsIn(synonyms)
  const alike = (one: string, other: string) => one === other || areSynonyms(one, other)
  const within = (one: readonly string[], other: readonly string[]) =>
    one.every((word) => other.some((stem) => alike(word, stem)))

  const told = new Map<string, Told>()
  const beside = new Map<string, Set<string>>()
  for (const word of words) {
    const senses = sensesOf(word)
    const keys = senses.map(keyOfSense)
    told.set(word.id, { key: keyOf(word.word), senses, keys, note: new Set(noted(word)) })
    for (const key of keys) {
      const others = beside.get(key) ?? new Set()
      for (const other of keys) others.add(other)
      beside.set(key, others)
    }
  }
  return (one, other) => {
    const [a, b] = [told.get(one.id), told.get(other.id)]
    if (!a || !b) return true
    return (
      a.key === b.key ||
      a.keys.some((key) => b.keys.some((also) => beside.get(key)?.has(also))) ||
      a.note.has(b.key) ||
      b.note.has(a.key) ||
      a.senses.some((sense) => b.senses.some((also) => within(sense, also) || within(also, sense)))
    )
  }
}

type Told = {
  key: string
  senses: readonly (readonly string[])[]
  keys: readonly string[]
  note: ReadonlySet<string>
}

const keyOfSense = (stems: readonly string[]) => stems.toSorted().join(' ')

/** The Malayalam words of an entry's note, and its other spellings. */
const noted = ({ note = '', also = [] }: CourseWord) =>
  [...(note.match(/[\u0D00-\u0D7F\u200C\u200D]+/gu) ?? []), ...also].map(keyOf)
