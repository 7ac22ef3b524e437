import type { Act, Asked, Circumstance, Sense, Slot } from '../frame/frame.ts'
import { isNoun, type NounPart, type Part } from './part.ts'
import { inCase } from './postposition.ts'
import { areTimesClear } from './time.ts'

/** The parts of a clause by what they are in English. The nouns are those whose case the verb decides. */
export type ClauseParts = {
  nouns: readonly NounPart[]
  /** What says how, where and back: it belongs to the act. */
  ofAct: readonly Circumstance[]
  /** What says when, how often, and what stands first: it belongs to the clause. */
  ofClause: readonly Circumstance[]
  asks: Asked | undefined
  purpose: readonly Act[] | undefined
  /** Whether where it is comes after what is there. */
  isWhereLast: boolean
}

const ofActs: ReadonlySet<Slot> = new Set(['how', 'where', 'back'])

export function clauseParts(parts: readonly Part[]): ClauseParts | undefined {
  const placed = parts.map((part) => (isNoun(part) ? (inCase(part) ?? part) : part))
  const around = placed.flatMap((part) => (part.kind === 'circumstance' ? [part.circumstance] : []))
  const count = (slot: Slot) => around.filter((one) => one.slot === slot).length
  const asks = placed.filter((part) => part.kind === 'asks')
  const purposes = placed.filter((part) => part.kind === 'purpose')
  if (placed.some(({ kind }) => kind === 'is') || !areTimesClear(around)) return undefined
  if (asks.length + purposes.length > 1 || count('often') > 1 || count('first') > 1) return undefined
  if (count('how') > 2 || count('where') > 2) return undefined
  return {
    nouns: placed.filter(isNoun),
    ofAct: inOrder(around.filter(({ slot }) => ofActs.has(slot))),
    ofClause: around.filter(({ slot }) => !ofActs.has(slot)),
    asks: askedOf(asks[0]),
    purpose: purposes[0]?.acts,
    isWhereLast: isWhereLast(placed),
  }
}

/** “turn to the left from here”. */
const inOrder = (around: readonly Circumstance[]) =>
  around.toSorted((one, other) => Number(other.marks.has('way')) - Number(one.marks.has('way')))

const askedOf = (part: Extract<Part, { kind: 'asks' }> | undefined): Asked | undefined =>
  part && {
    ...{ type: 'circumstance', sense: part.sense },
    ...(part.relation !== undefined && { relation: part.relation }),
  }

const isWhereLast = (parts: readonly Part[]) => {
  const thing = parts.findIndex((part) => isNoun(part) && part.case === '')
  const place = parts.findIndex((part) =>
    part.kind === 'circumstance'
      ? part.circumstance.slot === 'where'
      : isNoun(part) && part.case === 'locative',
  )
  return thing >= 0 && place > thing
}

/** What is asked where, when, how: the word that asks. */
export const asksFor = ({ asks }: ClauseParts): Sense | undefined =>
  asks?.type === 'circumstance' ? asks.sense : undefined

const all = ({ ofAct, ofClause }: ClauseParts) => [...ofAct, ...ofClause]

export const inSlot = (parts: ClauseParts, slot: Slot) => all(parts).filter((one) => one.slot === slot)

export const hasMark = (parts: ClauseParts, mark: string) => all(parts).some(({ marks }) => marks.has(mark))

/** What says when, with a word of its own. */
export const hasTime = (parts: ClauseParts, ...senses: readonly Sense[]) =>
  parts.ofClause.some((one) => 'sense' in one && senses.includes(one.sense))

/** Where it is, with a word of its own. */
export const isWhere = (parts: ClauseParts, sense: Sense) =>
  inSlot(parts, 'where').some((one) => 'sense' in one && one.sense === sense)

export const wheresFrom = (parts: ClauseParts) =>
  inSlot(parts, 'where').filter(
    (one) =>
      ('relation' in one && one.relation === 'from') || ('sense' in one && one.sense.startsWith('from ')),
  )

/**
 * Whether it is told for an hour, a part of the day or as a way, of no day: what is so each time.
 */
export function usualTime(parts: ClauseParts): '' | 'clock' | 'part' {
  const has = (slot: Slot) => inSlot(parts, slot).length > 0
  const hasDay =
    has('day') || inSlot(parts, 'when').some((one) => !('sense' in one) || !anyDay.has(one.sense))
  if (hasDay) return ''
  if (has('clock')) return 'clock'
  const asks = asksFor(parts) ?? ''
  return has('part') || asksUsual.has(asks) ? 'part' : ''
}
const anyDay = new Set(['late', 'early', 'again'])
const asksUsual = new Set(['how', 'when', 'what time'])
