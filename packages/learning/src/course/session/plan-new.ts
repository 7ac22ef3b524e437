import { type Item, isWord, kindOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { Target } from '../exercises/parts.ts'
import type { CourseMap } from './course-map.ts'
import type { Turn } from './session.ts'
import { isWanted, type SessionSettings } from './settings.ts'
import { easiestTurn, introduction, matching, type Possible } from './turns.ts'

/** So many new items are introduced at a time, at most, and at least so many pairs are matched. */
const mostAtOnce = 4
const fewestPairs = 3
const mostPairs = 5

type Unit = CourseMap['units'][number]

/** New items that are introduced together. `turns` show them and ask twice; `last` asks again, later. */
export type Lesson = { items: readonly Item[]; turns: readonly Turn[]; last: readonly Turn[] }

type Learner = { memory: Memory; settings: SessionSettings; possible: Possible }

/** The units with something new in them, in order. */
export function unitsAhead({ units }: CourseMap, memory: Memory, settings: SessionSettings): Unit[] {
  return units.filter(({ items }) => items.some((item) => isNew(item, memory, settings)))
}

/** An item that was never practised. A skill that is switched off makes nothing new. */
const isNew = (item: Item, memory: Memory, settings: SessionSettings) =>
  !memory.has(item) && (kindOf(item) !== 'contrast' || isWanted(item, 'tell-apart', settings))

/** What is new of these units, in lessons, until there are so many new items. */
export function lessonsUntil(units: readonly Unit[], most: number, learner: Learner): Lesson[] {
  const lessons: Lesson[] = []
  let left = most
  for (const unit of units)
    for (const group of groupsOf(unit, learner)) {
      // A single one is left for the next session, with those that belong to it.
      const items = group.slice(0, left)
      if (items.length === 0 || (items.length < group.length && items.length < 2)) return lessons
      lessons.push(lessonOf(items, lessons.length, unit, learner))
      left -= items.length
      if (items.length < group.length) return lessons
    }
  return lessons
}

/**
 * The new items of a unit in the order of teaching: its letters, then the words and the ending of its first
 * sentences, so that these can be asked at once, and so on; then what no sentence has.
 */
function groupsOf({ items, carriers }: Unit, { memory, settings }: Learner): Item[][] {
  const fresh = items.filter((item) => isNew(item, memory, settings))
  const open = new Set(fresh.filter((item) => kindOf(item) !== 'letter'))
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
  return [...groups, [...open]].flatMap(inGroups)
}

function lessonOf(items: readonly Item[], group: number, { unit, carriers }: Unit, learner: Learner): Lesson {
  const { memory, settings, possible } = learner
  const kinds = [...Map.groupBy(items, kindOf).values()]
  const parts = kinds.map((some) => tested(some) ?? taught(some))
  return {
    items,
    turns: parts.flatMap(({ turns }) => turns).map((turn): Turn => ({ ...turn, group })),
    last: parts.flatMap(({ last }) => last),
  }

  /** Words of a learner who understands by ear are asked one by one; only what is wrong is new. */
  function tested(some: readonly Item[]): Omit<Lesson, 'items'> | undefined {
    if (!settings.understands || !some.every(isWord)) return undefined
    const pairs = matching(some.map(readTarget), 'first', possible)
    // The first word of the unit is said, too.
    const [word] = some.filter((item) => isWord(item) && item.endsWith(`:${unit.words[0]}`))
    const say = word && easiestTurn({ item: word, skill: 'recall' }, 'last', possible)
    return pairs && { turns: [pairs], last: say ? [say] : [] }
  }

  function taught(some: readonly Item[]): Omit<Lesson, 'items'> {
    const show = introduction(some, group, possible.latin)
    const first = together(some.map(readTarget), 'first')
    const isOfWords = some.every(isWord)
    const heard = some.map((item): Target => ({ item, skill: 'hear' }))
    // A few words are heard in their sentences.
    const second =
      isOfWords && some.length >= fewestPairs
        ? (byEar(heard) ?? together(some.map(readTarget), 'second'))
        : []
    const isOfLetters = some.every((item) => kindOf(item) === 'letter')
    // Letters are told from those that were met before.
    const older = [...memory.keys()].filter((item) => kindOf(item) === 'letter').slice(-mostAtOnce)
    const carried = new Set(carriers.flatMap(({ words }) => words))
    const bare = some.filter((item) => isWord(item) && !carried.has(item))
    const last = isOfLetters
      ? together([...some, ...older].slice(0, mostPairs).map(readTarget), 'last')
      : bare.flatMap((item) => easiestTurn(readTarget(item), 'last', possible) ?? [])
    return { turns: [...(show ? [show] : []), ...first, ...second], last }
  }

  /** By ear, if that can be asked now. */
  function byEar(targets: readonly Target[]): Turn[] | undefined {
    if (possible.cannot.includes('sound') || !settings.hears) return undefined
    return together(targets, 'second')
  }

  /** One turn for all, or one for each if they are few. */
  function together(targets: readonly Target[], stage: Turn['stage']): Turn[] {
    const pairs = targets.length < fewestPairs ? undefined : matching(targets, stage, possible)
    return pairs ? [pairs] : targets.flatMap((target) => easiestTurn(target, stage, possible) ?? [])
  }
}

/** The skill by which a new item is asked first. */
function readTarget(item: Item): Target {
  switch (kindOf(item)) {
    case 'letter':
    case 'word':
    case 'english':
      return { item, skill: 'read' }
    case 'ending':
      return { item, skill: 'form' }
    default:
      return { item, skill: 'tell-apart' }
  }
}

/** Groups of the same size, or nearly: seven words are four and three. */
function inGroups(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / mostAtOnce)
  const size = Math.ceil(items.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}
