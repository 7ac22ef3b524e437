import type { Rank } from '../endings/endings.ts'
import type { Joint } from '../endings/joints.ts'
import { slots } from '../endings/slots.ts'
import { isConsonant } from '../letters.ts'

/**
 * An ending that a stem includes: മരങ്ങൾ, എനിക്ക്. `shown` is the ending as a card shows it, with its hyphen.
 */
export type Within = { id: string; shown: string; joint?: Joint }

/** A stem of a word: its text, the slots that it fills, and the endings that it includes. */
export type Stem = {
  text: string
  of: number
  within: readonly Within[]
  rank: Rank
  joint?: Joint
  /** Whether it occurs in speech only: നിക്ക- of നിൽക്കുക. */
  said?: true
}

export const stem = (text: string, of: string, rank: Rank = 0, within: readonly Within[] = []): Stem => ({
  text,
  of: slots(of),
  within,
  rank,
})

/** A stem of speech; of rank 2 it is also made. */
export const spoken = (one: Stem, rank: 2 | 3 = 2): Stem => ({ ...one, rank, said: true })

/** The stem with the change from the word to it. */
export function joined(one: Stem, word: string): Stem {
  const joint = jointBetween(word, one.text)
  return joint ? { ...one, joint } : one
}

/**
 * The change at the end of a word in its stem: മരം → മരത്ത- is ം → ത്ത്, വീട് → വീട്ട- is ട് → ട്ട്, അമ്മ →
 * അമ്മയ- is an added യ.
 */
export function jointBetween(word: string, text: string): Joint | undefined {
  if (word === text) return undefined
  let same = 0
  while (same < word.length && word[same] === text[same]) same++
  // A virama in both belongs to the letter before it.
  if (same > 1 && word[same - 1] === '്') same -= 2
  const was = word.slice(same)
  const now = text.slice(same)
  if (was.endsWith('്') && was.slice(0, -1) === now) return { was: '്', now: '' }
  return { was, now: now.length > 1 && isConsonant(now.at(-1)) ? `${now}്` : now }
}

/**
 * The form of a word in another spelling: ഇക്കാക്കമാർ as ഇക്ക, ഇക്കമാർ; നിർമിച്ചു as നിർമ്മിക്കുക,
 * നിർമ്മിച്ചു. Undefined if the two spellings end differently.
 */
export function changedAlike(other: string, word: string, form: string): string | undefined {
  const { was, now } = jointBetween(word, form) ?? { was: '', now: '' }
  return other.endsWith(was) ? other.slice(0, other.length - was.length) + now : undefined
}
