import type { Circumstance, Slot } from '../frame/frame.ts'
import { line } from './line.ts'

/** The name of a part of the day that may stand with a day: “yesterday morning”. */
const partNames: ReadonlyMap<string, string> = new Map([
  ['in the morning', 'morning'],
  ['in the afternoon', 'afternoon'],
  ['in the evening', 'evening'],
  ['at night', 'night'],
  ['at noon', 'noon'],
  ['at dawn', 'dawn'],
  ['during the day', 'day'],
])

/** All that says when, in the order of English: “at eight in the morning on Sunday”; “yesterday morning”. */
export function sayWhen(around: readonly Circumstance[], say: (one: Circumstance) => string): string {
  const at = (slot: Slot) => around.find((one) => one.slot === slot)
  const text = (slot: Slot) => {
    const found = at(slot)
    return found ? say(found) : ''
  }
  const when = at('when')
  const isHour = when !== undefined && 'sense' in when && hours.has(when.sense)
  const long = at('long')
  // “ten minutes early”.
  const isBy = isHour && long !== undefined && 'relation' in long && long.relation === 'for'
  return line(
    isBy ? say({ ...long, relation: '' }) : text('long'),
    text('clock'),
    isHour ? text('when') : '',
    dayAndPart(text('day'), text('part')),
    isHour ? '' : text('when'),
  )
}

const hours = new Set(['late', 'early'])

function dayAndPart(day: string, part: string): string {
  const name = partNames.get(part)
  if (day === '' || part === '') return line(part, day)
  if (name === undefined) return line(part, day)
  if (name === 'noon' || name === 'dawn') return `at ${name} ${day}`
  if (day === 'today') return name === 'night' ? 'tonight' : `this ${name}`
  if (day === 'yesterday' && name === 'night') return 'last night'
  return `${day} ${name}`
}
