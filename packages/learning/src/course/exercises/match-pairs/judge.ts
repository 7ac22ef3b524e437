import type { Observation } from '../../../practice/practice.ts'
import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer } from '../result.ts'
import type { MatchPairs } from './schema.ts'

/**
 * Each pair is an answer of its own. A wrong try blames the word or letter whose other half was looked for,
 * and says nothing of the one whose half was taken; the verdict shows the first such pair again. Pairs that were in no wrong try were known.
 */
export function judgeMatchPairs({ kind, targets, pairs }: MatchPairs, answer: Answer): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  if (answer.type !== 'matched') return misfit(answer, kind)
  const [first] = answer.misses
  if (!first) return rightAnswer(targets)
  const missed = new Set(answer.misses.map(({ text }) => text))
  const taken = new Set(answer.misses.map(({ match }) => match))
  const pair = pairs[first.text]
  return {
    right: false,
    looks: targets.flatMap((asked, at): Observation[] => {
      if (missed.has(at)) return [{ ...asked, outcome: 'again' }]
      return taken.has(at) ? [] : [{ ...asked, outcome: 'good' }]
    }),
    ...(pair && {
      feedback: {
        type: 'pair',
        text: pair.text,
        match: pair.match,
        // A letter that was heard is told by its sound.
        ...((pair.say !== undefined || pair.match === pair.text) && { say: pair.say ?? pair.text }),
        item: pair.item,
      },
    }),
  }
}
