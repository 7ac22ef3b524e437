import { type Item, isWord } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { beginSession } from './begin-session.ts'
import type { CourseMap } from './course-map.ts'
import { practised } from './due.ts'
import { carriersByItem, planKnown } from './plan-known.ts'
import { lessonsUntil } from './plan-new.ts'
import { fewEndings } from './plan-session.ts'
import type { Session } from './session.ts'
import { cannotNow, mostExercises, type SessionSettings } from './settings.ts'
import { withSentences } from './with-sentences.ts'

/** So many new things in a minute: who asks for a unit wants it. */
const newInMinute = 1

/**
 * Plans a session of one unit. One that was not reached is taught: its letters, words and ending, and its sentences
 * as soon as their words were met; words of other units are explained beside them. One that is walked again begins
 * with its sentences, those that were never right first; then comes all of it, the most forgotten first. Undefined
 * if there is no such unit.
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
  const most = mostExercises(settings.minutes)
  const own = new Set(unit.items)
  const lessons = lessonsUntil([unit], Math.round(settings.minutes * newInMinute), {
    ...{ memory, settings, possible },
  })
  const known = practised(memory, { has: (item) => own.has(item) && course.has(item) }, settings, now)
  const sentences = {
    ...{ memory, possible, carriers: unit.carriers },
    isExplained: (item: Item) => isWord(item) && !own.has(item),
  }
  const again = planKnown(known, 'more', settings.minutes * 60, {
    ...{ memory, possible, random, looseEndings: most },
    sentences: carriersByItem(unit.carriers, memory),
    lines: new Map(),
  })
  const turns =
    lessons.length > 0
      ? [...lessons.flatMap(({ turns }) => turns), ...lessons.flatMap(({ last }) => last), ...again]
      : again
  const first =
    lessons.length > 0 ? [] : withSentences([], { ...sentences, most: sentencesFirst, again: true })
  const left = fewEndings(withSentences([...first, ...turns], { ...sentences, most }))
  return beginSession(left, { settings, now, latin, unit: id })
}

/** So many sentences come before all else where a unit is walked again. */
const sentencesFirst = 6
