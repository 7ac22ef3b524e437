import type { Rank } from '../endings/endings.ts'
import type { Joint } from '../endings/joints.ts'
import { slots } from '../endings/slots.ts'
import { isConsonant } from '../letters.ts'

/** An ending that is already in a stem: മരങ്ങൾ, എനിക്ക്. `shown` is how this one looks, with its hyphen. */
export type Within = { id: string; shown: string; joint?: Joint }

/** What of a word stands in its forms: its text, which slots it fills, and what is already in it. */
export type Stem = { text: string; of: number; within: readonly Within[]; rank: Rank; joint?: Joint }

export const stem = (text: string, of: string, rank: Rank = 0, within: readonly Within[] = []): Stem => ({
  text,
  of: slots(of),
  within,
  rank,
})

/** The same stem, saying how it differs from the word it is of. */
export function joined(one: Stem, word: string): Stem {
  const joint = jointBetween(word, one.text)
  return joint ? { ...one, joint } : one
}

/** What became of the end of a word in its stem: മരം → മരത്ത- is ം → ത്ത്, വീട് → വീട്ട- is ട് → ട്ട്, അമ്മ → അമ്മയ- a glide യ. */
export function jointBetween(word: string, text: string): Joint | undefined {
  if (word === text) return undefined
  let same = 0
  while (same < word.length && word[same] === text[same]) same++
  // A virama that both share belongs to the letter before it.
  if (same > 1 && word[same - 1] === '്') same -= 2
  const was = word.slice(same)
  const now = text.slice(same)
  if (was.endsWith('്') && was.slice(0, -1) === now) return { was: '്', now: '' }
  return { was, now: now.length > 1 && isConsonant(now.at(-1)) ? `${now}്` : now }
}

/** A form of another spelling of a word: ഇക്കാക്കമാർ as ഇക്ക, ഇക്കമാർ; നിർമിച്ചു as നിർമ്മിക്കുക, നിർമ്മിച്ചു. Nothing where the two end differently. */
export function changedAlike(other: string, word: string, form: string): string | undefined {
  const { was, now } = jointBetween(word, form) ?? { was: '', now: '' }
  return other.endsWith(was) ? other.slice(0, other.length - was.length) + now : undefined
}
