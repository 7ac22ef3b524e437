import type { EnglishWord } from '@app/english'
import { align } from '../alignment/align.ts'
import { apart, missing } from './apart.ts'

/** A place of two texts: both words, or one that the other text has not. */
export type Pair = { wanted?: EnglishWord; given?: EnglishWord }

/** Puts the words of two texts side by side, so that as little as possible differs. */
export function pairUp(
  wanted: readonly EnglishWord[],
  given: readonly EnglishWord[],
): { pairs: readonly Pair[]; cost: number } {
  const cost = (from: number, to: number) => {
    const [one, other] = [wanted[from], given[to]]
    return one && other ? apart(one, other) : missing
  }
  const steps = align(wanted.length, given.length, cost, missing)
  const pairs = steps.map(({ from, to }): Pair => {
    const [one, other] = [wanted[from], given[to]]
    return { ...(one && { wanted: one }), ...(other && { given: other }) }
  })
  return { pairs, cost: steps.reduce((sum, step) => sum + step.cost, 0) }
}
