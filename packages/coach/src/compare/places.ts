import type { Circumstance, Place, Thing } from '../frame/frame.ts'
import type { Role } from './meaning.ts'
import type { Reader } from './reader.ts'
import { countText, plainThing, thingOf } from './thing-meaning.ts'

/** When, where, how or how often something is. */
export function aroundRoles(r: Reader, one: Circumstance): Role[] {
  const role = timeSlots.has(one.slot) ? 'when' : one.slot === 'back' ? 'where' : one.slot
  return [
    ...saidAround(r, role, one),
    ...(one.than ? [{ role: 'than', of: thingOf(r, one.than) }] : []),
    ...(one.degree ? [{ role: 'degree', says: one.degree }] : []),
  ]
}

const timeSlots: ReadonlySet<string> = new Set(['when', 'part', 'day', 'clock', 'long'])

function saidAround(r: Reader, role: string, one: Circumstance): Role[] {
  if ('sense' in one) return sayRole(r, role, one.sense)
  const { relation, thing } = one
  const part = r.words.named('parts_of_day', thing.head)
  if (role === 'when' && thing.which?.sense === 'every' && part !== undefined)
    return [
      { role, says: 'every day' },
      { role, says: part },
    ]
  if (role === 'when' && isTime(r, relation, thing)) return [{ role, says: timeText(relation, thing) }]
  return [{ role: relationOf(r, relation, thing), of: thingOf(r, thing) }, ...afterRoles(r, thing)]
}

/** Home is where one’s house is. */
function sayRole({ words }: Reader, role: string, given: string): Role[] {
  const says = role === 'where' ? (words.named('wheres', given) ?? given) : given
  return says === 'home' || says === 'at home'
    ? [{ role: 'at', of: plainThing('house', false) }]
    : [{ role, says }]
}

export const placeRoles = (r: Reader, place: Place, role: string): Role[] =>
  'relation' in place
    ? [
        { role: relationOf(r, place.relation, place.thing), of: thingOf(r, place.thing) },
        ...afterRoles(r, place.thing),
      ]
    : sayRole(r, role, place.sense)

/** Where a thing is, is where what is done with it is: “the book on the table”. */
export const afterRoles = (r: Reader, { after }: Thing): Role[] =>
  !after || 'clause' in after ? [] : placeRoles(r, after, 'where')

/** “on the fridge” is not “in the fridge”, and “on the road” is “in the road”: the noun decides. */
export function relationOf({ words }: Reader, relation: string, { head, marks }: Thing): string {
  if (relation === '') return 'thing'
  const isOn = relation === 'on' || (relation === 'place' && marks.has('on'))
  if (isOn && !words.has('in_or_on', head) && !marks.has('vehicle')) return 'on'
  return words.named('relations', relation) ?? relation
}

/** Whether it is a time by name or by length, and not what happens then: “after two days”, “after the meal”. */
function isTime({ words }: Reader, relation: string, { head, marks, qualities }: Thing): boolean {
  const isNamed = ['units', 'days', 'months'].some((list) => words.has(list, head.toLowerCase()))
  const isMarked = marks.has('time') || marks.has('day') || marks.has('month')
  const isNear = relation === '' && qualities.some(({ sense }) => sense === 'last' || sense === 'next')
  return isNamed || isMarked || isNear || relation === 'all' || /clock|half past|^\d/u.test(head)
}

/** A time as one text: “on sunday”, “for two day”. */
function timeText(relation: string, { head, which, count, qualities, number }: Thing): string {
  if (relation === 'on' && number === 'many' && !count) return `every ${head}`.toLowerCase()
  const amount =
    count?.type === 'number' ? count.number : which?.sense === 'a' && relation !== '' ? 'one' : ''
  const words = [
    relation === 'place' ? 'in' : relation,
    which && amount === '' ? which.sense : '',
    countText(amount),
    ...qualities.map(({ sense }) => sense),
    head,
  ]
  return words
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase()
}
