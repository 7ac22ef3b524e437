import type { Difference } from './compare/difference.ts'

/** The kinds of difference that an ending decides. */
export type Kind = keyof typeof endingsOf

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
} as const

/** The kind of a difference, if an ending decides it. */
export function kindOf({ role, wanted, said }: Difference): Kind | undefined {
  const [one = '', other = ''] = [wanted?.text, said?.text]
  if (role === 'not') return 'denial'
  if (role === 'asks' && (one === 'true' || other === 'true')) return 'question'
  if (role === 'time') return /past|was/u.test(`${one} ${other}`) ? 'past' : 'ahead'
  if (role === 'mode') return /bid|forbidden/u.test(`${one} ${other}`) ? 'stated' : 'bound'
  if (role === 'tie') return one === 'if' ? 'condition' : undefined
  if (role.endsWith(' turned')) return 'turnedRound'
  if (/ (?:many|one)$/u.test(role)) return 'count'
  return /^(?:from as to|to as from)$/u.test(role) ? 'way' : undefined
}

/** Joined to a noun they say that it is so: what differs in that, differs in the word. */
const closing = 'exists lacks is isNot was wasNot being question'.split(' ')
const ofActs: ReadonlySet<Kind> = new Set(['denial', 'past', 'ahead', 'question', 'stated', 'bound'])

/** The names of the endings of words that a guess has not as they stand. */
export const doubtfulEndings = (differences: readonly Difference[]): ReadonlySet<string> =>
  new Set([
    ...differingEndings(differences),
    ...differences.flatMap((one) => (ofActs.has(kindOf(one) ?? 'count') ? closing : [])),
  ])

/** The names of the endings that say what a guess has otherwise. */
export const differingEndings = (differences: readonly Difference[]): ReadonlySet<string> =>
  new Set(
    differences.flatMap((one) => {
      const kind = kindOf(one)
      return kind === undefined ? [] : endingsOf[kind].split(' ')
    }),
  )
