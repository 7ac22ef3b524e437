import type { Act, Circumstance, Is, Place, Sense, Slot, Thing } from '../frame/frame.ts'
import { isAsking, noMarks } from '../frame/thing.ts'

/** A part of a clause: a noun in its case, what says when, where and how, what is asked, what it is for, what it is like. */
export type Part =
  | { kind: 'noun'; thing: Thing; case: string }
  | { kind: 'circumstance'; circumstance: Circumstance }
  | { kind: 'asks'; sense: Sense; relation?: Sense }
  | { kind: 'purpose'; acts: readonly Act[] }
  /** What may stand after “is”: “good”, “mine”. */
  | { kind: 'is'; is: Is }

export type NounPart = Extract<Part, { kind: 'noun' }>
type CircumstancePart = Extract<Part, { kind: 'circumstance' }>

export const nounPart = (thing: Thing, ending = ''): NounPart => ({
  ...{ kind: 'noun', case: ending },
  thing: ending === '' ? thing : { ...thing, case: ending },
})

export const circumstance = (
  slot: Slot,
  place: Place | Sense,
  marks: ReadonlySet<string> = noMarks,
): CircumstancePart => ({
  kind: 'circumstance',
  circumstance: { ...(typeof place === 'string' ? { sense: place } : place), slot, marks },
})

export const isNoun = (part: Part): part is NounPart => part.kind === 'noun'

export const isAskingPart = (part: Part) => part.kind === 'noun' && isAsking(part.thing)
