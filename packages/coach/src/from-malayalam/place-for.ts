import type { Filler, Line, Thing } from '../frame/frame.ts'
import { isEmpty } from '../frame/thing.ts'
import { mayBePlace } from './postposition.ts'

/** Where one may go: to a shop, to a wedding, to work; not to the winter. */
export const mayBeGoal = (thing: Thing) =>
  goals.has(thing.entry?.topic ?? '') || thing.marks.has('name') || thing.pronoun !== undefined

const goals = new Set(
  'home town places nature school work travel money government culture film arts sport people health phone directions'.split(
    ' ',
  ),
)

/** Where a verb has what stands in the locative: in it, into it, to it, by it. */
export function placeFor(thing: Thing, { marks, values }: Line): Filler | undefined {
  const way = values.get('locative')
  const isVehicle = thing.marks.has('vehicle')
  if (way === 'to' && !isVehicle && !mayBeGoal(thing)) return undefined
  if (isVehicle && marks.has('rides') && isEmpty(thing)) return { relation: 'by', thing }
  if (!mayBePlace(thing)) return undefined
  if (isVehicle && marks.has('rides')) return { relation: 'place', thing }
  if (thing.marks.has('bare') && !thing.marks.has('name')) return { relation: 'place', thing }
  return { relation: way === '-' ? 'place' : (way ?? (marks.has('into') ? 'in' : 'place')), thing }
}
