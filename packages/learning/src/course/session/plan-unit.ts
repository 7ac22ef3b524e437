import type { Item } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { beginSession } from './begin-session.ts'
import type { CourseMap } from './course-map.ts'
import { practised } from './due.ts'
import { carriersByItem, planKnown } from './plan-known.ts'
import { newGroups } from './plan-new.ts'
import type { Session } from './session.ts'
import { cannotNow, type SessionSettings } from './settings.ts'

/**
 * Plans a session of one unit, to walk it again: what is new in it still, then all of it that was practised before,
 * the most forgotten first, in its own sentences where that is possible. Undefined if there is no such unit.
 */
export function planUnit(
  id: string,
  memory: Memory,
  course: CourseMap,
  settings: SessionSettings,
  now: number,
  random: () => number,
): Session | undefined {
  const unit = course.units.find((one) => one.unit.id === id)
  if (!unit) return undefined
  const latin = (item: Item) => course.lettersOf(item).some((letter) => !memory.has(letter))
  const possible = { cannot: cannotNow(settings, now), latin }
  const own = new Set(unit.items)
  const known = practised(memory, { has: (item) => own.has(item) && course.has(item) }, settings, now)
  const sentences = carriersByItem(unit.carriers, memory)
  const left = [
    ...newGroups(unit, 0, { memory, settings, possible }).flat(),
    ...planKnown(known, 'more', settings.minutes * 60, {
      ...{ memory, sentences, possible, random },
      lines: new Map(),
    }),
  ]
  return beginSession(left, { settings, now, latin, unit: id })
}
