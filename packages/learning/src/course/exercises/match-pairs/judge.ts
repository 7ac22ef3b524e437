import type { Look } from '../../../practice/practice.ts'
import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer } from '../result.ts'
import type { MatchPairs } from './schema.ts'

/**
 * Each pair is an answer of its own. A wrong try blames the word or letter whose other half was looked for,
 * and says nothing of the one whose half was taken; the verdict shows the first such pair again. Pairs that were in no wrong try were known.
 */
export function judgeMatchPairs({ kind, asks, pairs }: MatchPairs, answer: Answer): Result {
  if (answer.type === 'unknown') return unknownAnswer(asks)
  if (answer.type !== 'matched') return misfit(answer, kind)
  const [first] = answer.misses
  if (!first) return rightAnswer(asks)
  const missed = new Set(answer.misses.map(({ text }) => text))
  const taken = new Set(answer.misses.map(({ match }) => match))
  const pair = pairs[first.text]
  return {
    right: false,
    looks: asks.flatMap((asked, at): Look[] => {
      if (missed.has(at)) return [{ ...asked, outcome: 'again' }]
      return taken.has(at) ? [] : [{ ...asked, outcome: 'good' }]
    }),
    ...(pair && {
      why: {
        type: 'pair',
        text: pair.text,
        match: pair.match,
        ...(pair.say !== undefined && { say: pair.say }),
        item: pair.item,
      },
    }),
  }
}
