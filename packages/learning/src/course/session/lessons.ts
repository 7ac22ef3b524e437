import { type Item, isWord, kindOf, type Skill } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { Target } from '../exercises/parts.ts'
import type { CourseMap } from './course-map.ts'
import { hasEnoughEndings } from './enough-endings.ts'
import type { Turn } from './session.ts'
import type { SessionSettings } from './settings.ts'
import { isToIntroduce } from './to-introduce.ts'
import { easiestTurn, introduction, matching, type Possible, turnOf, variantsOf } from './turns.ts'

/** So many new items are introduced at a time, at most, and from so many on they are asked as pairs. */
const mostAtOnce = 4
const fewestPairs = 2
/** Who has nothing yet is shown so many words, and is right about one of them, before anything else. */
const mostAtTheStart = 2

type Unit = CourseMap['units'][number]

/** New items that are introduced together: the turns that show them and ask at once, and what asks again, later. */
export type Lesson = { items: readonly Item[]; turns: readonly Turn[]; again: readonly Target[] }

type Learner = { memory: Memory; settings: SessionSettings; possible: Possible }

/** The units with something new in them, in order. */
export const unitsAhead = ({ units }: CourseMap, memory: Memory, settings: SessionSettings): Unit[] =>
  units.filter(({ items }) => items.some((item) => isToIntroduce(item, memory, settings)))

/** What is new of these units, in lessons, until there are so many new items. */
export function lessonsUntil(units: readonly Unit[], most: number, learner: Learner): Lesson[] {
  const lessons: Lesson[] = []
  let left = most
  for (const unit of units)
    for (const group of groupsOf(unit, learner, lessons.length === 0 && hasNothing(learner))) {
      // A single one is left for the next session, with those that belong to it.
      const items = group.slice(0, left)
      if (items.length === 0 || (items.length < group.length && items.length < 2)) return lessons
      const before = lessons.flatMap((lesson) => lesson.items)
      lessons.push(lessonOf(items, lessons.length, learner, { carriers: unit.carriers, before }))
      left -= items.length
      if (items.length < group.length) return lessons
    }
  return lessons
}

/** The very first session. Who understands by ear is asked by ear at once. */
const hasNothing = ({ memory, settings }: Learner) => memory.size === 0 && !settings.understands

/**
 * The new items of a unit in the order of teaching: its letters, then the words and the ending of its first
 * sentences, so that these can be asked at once, and so on; then what no sentence has. At the very start (`isStart`) come
 * the first words that can be said to somebody, before any letter.
 */
function groupsOf({ items, carriers }: Unit, { memory, settings }: Learner, isStart: boolean): Item[][] {
  const fresh = items.filter((item) => isToIntroduce(item, memory, settings))
  const sayable = [...new Set(carriers.flatMap(({ words }) => words))].filter((word) => fresh.includes(word))
  const start = isStart ? sayable.slice(0, mostAtTheStart) : []
  const open = new Set(fresh.filter((item) => kindOf(item) !== 'letter' && !start.includes(item)))
  const groups: Item[][] = [fresh.filter((item) => kindOf(item) === 'letter')]
  let group: Item[] = []
  const close = () => {
    if (group.length > 0) groups.push(group)
    group = []
  }
  for (const { words, endings } of carriers) {
    const needed = [...words, ...endings].filter((item) => open.has(item))
    if (group.length + needed.length > mostAtOnce) close()
    for (const item of needed) {
      group.push(item)
      open.delete(item)
    }
    if (group.length >= mostAtOnce - 1) close()
  }
  close()
  return [start, ...groups, [...open]].flatMap(inGroups)
}

/** The sentences of the unit, and what earlier lessons of the session introduce. */
type Around = { carriers: Unit['carriers']; before: readonly Item[] }

function lessonOf(
  items: readonly Item[],
  group: number,
  learner: Learner,
  { carriers, before }: Around,
): Lesson {
  const { memory, settings, possible } = learner
  const hears = settings.hears && !possible.cannot.includes('sound')
  const parts = [...Map.groupBy(items, kindOf).values()].map((some) => {
    const tested = settings.understands && hears && some.every(isWord) && heard(some)
    return tested || taught(some)
  })
  return {
    items,
    turns: parts.flat().map((turn): Turn => ({ ...turn, group })),
    again: items.map((item) => ({ item, skill: secondSkill(item, hears) })),
  }

  /** Words of a learner who understands by ear are asked one by one; only what is wrong is new. */
  function heard(some: readonly Item[]): Turn[] | undefined {
    const pairs = matching(
      some.map((item) => ({ item, skill: 'hear' })),
      'first',
      possible,
    )
    return pairs && [pairs]
  }

  function taught(some: readonly Item[]): Turn[] {
    const show = introduction(some, group, possible.latin)
    return [...(show ? [show] : []), ...(inKnownWords(some) ?? asked(some.map(firstTarget)))]
  }

  /** Who understands words but cannot read finds new letters in words they know. */
  function inKnownWords(some: readonly Item[]): Turn[] | undefined {
    if (!hears || !some.every((item) => kindOf(item) === 'letter') || ![...memory.keys()].some(isWord))
      return undefined
    if (!settings.understands) return undefined
    return some.flatMap((item) => {
      const target = { item, skill: 'read' } as const
      const variant = variantsOf(target, possible).find(({ kind }) => kind === 'hear-choose-script')
      return variant ? [turnOf(variant, 'first', [target])] : []
    })
  }

  /** One turn for all, or one for each if they are few. */
  function asked(targets: readonly Target[]): Turn[] {
    // At the very start one question is right within a few taps.
    const isStart = group === 0 && items.length <= mostAtTheStart && hasNothing(learner)
    const isSingly = isStart || targets.length < fewestPairs
    const pairs = isSingly ? undefined : matching(targets, 'first', possible)
    return pairs
      ? [pairs]
      : targets.flatMap((target) => inSentence(target) ?? easiestTurn(target, 'first', possible) ?? [])
  }

  /** An ending that cannot be asked by itself yet is put on its word in a sentence of which all else was met. */
  function inSentence(target: Target): Turn | undefined {
    if (kindOf(target.item) !== 'ending' || hasEnoughEndings(memory.keys(), target)) return undefined
    const met = new Set([...memory.keys(), ...before, ...items])
    const found = carriers.find(
      ({ words, endings }) =>
        endings.includes(target.item) && [...words, ...endings].every((item) => met.has(item)),
    )
    const variant = found && variantsOf(target, possible).find(({ kind }) => kind === 'build-sentence')
    const latin = found?.words.some(possible.latin) ?? false
    return found && variant && turnOf(variant, 'first', [target], { sentence: found.id, latin })
  }
}

/** The skill by which a new item is asked first. */
function firstTarget(item: Item): Target {
  switch (kindOf(item)) {
    case 'ending':
      return { item, skill: 'form' }
    case 'contrast':
      return { item, skill: 'tell-apart' }
    default:
      return { item, skill: 'read' }
  }
}

/** The skill by which it is asked again, some exercises later. */
function secondSkill(item: Item, hears: boolean): Skill {
  if (isWord(item)) return hears ? 'hear' : 'read'
  return kindOf(item) === 'ending' ? 'understand' : firstTarget(item).skill
}

/** Groups of the same size, or nearly: seven words are four and three. */
function inGroups(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / mostAtOnce)
  const size = Math.ceil(items.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}
