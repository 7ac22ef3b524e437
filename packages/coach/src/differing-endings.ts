import type { Differences } from './meaning/differences/differences.ts'

/** The endings that say it, of each kind of difference that one ending decides. */
export const endingsOf = {
  denial:
    'isNot lacks presentNegative pastNegative futureNegative perfectNegative needNot mustNot pleaseDont without',
  past: 'past perfect was became present future presentProgressive habit pastNegative presentNegative futureNegative',
  ahead: 'present presentProgressive future',
  question: 'question isntIt',
  way: 'allative ablative',
  stated: 'must let polite command goAhead',
  condition: 'ifPast evenIf',
  count: 'plural',
  bound: 'must may mustNot needNot',
  turnedRound: 'accusative dative sociative',
} as const satisfies Partial<Record<keyof Differences, string>>

/** The names of the endings that say what a guess has otherwise. */
export const differingEndings = (differences: Differences): ReadonlySet<string> =>
  new Set(Object.entries(endingsOf).flatMap(([kind, ids]) => (kind in differences ? ids.split(' ') : [])))
