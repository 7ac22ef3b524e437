import { readMalayalam } from '../from-malayalam/read-malayalam.ts'
import { saySentence } from '../into-english/sentence.ts'
import type { Knowledge } from '../knowledge.ts'
import { comparerOf } from './comparer.ts'
import type { Difference, Part } from './difference.ts'

/**
 * What a guess says beside what a sentence says, role by role. `same`: nothing differs. `other`: something does; `equal` is what
 * does not. `unread`: the sentence or the guess could not be read whole.
 */
export type FramesCompared =
  | { type: 'same' }
  | { type: 'other'; differences: readonly Difference[]; equal: readonly Part[] }
  | { type: 'unread' }

/** Compares a guess with a sentence: with what is read of it, and with its translation where it has one. */
export function compareTexts(
  text: string,
  translation: string | undefined,
  guess: string,
  { readings, language }: Knowledge,
): FramesCompared {
  const comparer = comparerOf(language)
  const said = comparer.ofEnglish(guess)
  if (said.length === 0) return { type: 'unread' }
  const read = readMalayalam(text, readings, language, saySentence)
  const wanted = [
    ...(read ? [comparer.ofFrames(read)] : []),
    ...(translation === undefined ? [] : comparer.ofEnglish(translation)),
  ]
  const nearest = comparer.nearest(wanted, said)
  if (!nearest) return { type: 'unread' }
  const { differences, equal } = nearest
  return differences.length === 0 ? { type: 'same' } : { type: 'other', differences, equal }
}
