import { type Item, kindOf, type Skill } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { ways } from '../exercises/exercise.ts'
import type { Asked } from '../exercises/parts.ts'
import type { Carrier, CourseMap } from './course-map.ts'
import { asksOf } from './plan-known.ts'
import type { Turn } from './session.ts'
import { isWanted, type SessionSettings } from './settings.ts'
import { easiestTurn, introduction, matching, type Possible, turnOf, waysOf } from './turns.ts'

/** So many new items are introduced at a time, at most. */
const mostAtOnce = 5

type Unit = CourseMap['units'][number]

/** The units with something new in them, in order: the first one is under way. */
export function unitsAhead({ units }: CourseMap, memory: Memory, settings: SessionSettings): Unit[] {
  return units.filter(({ items }) => items.some((item) => isNew(item, memory, settings)))
}

/** An item that was never practised. A skill that is switched off makes nothing new. */
const isNew = (item: Item, memory: Memory, settings: SessionSettings) =>
  !memory.has(item) && (kindOf(item) !== 'contrast' || isWanted(item, 'tell-apart', settings))

/**
 * What is new in a unit, group by group: up to five items at a time are shown, asked twice, and asked again at
 * the end. Words of a learner who understands by ear are asked one by one; only what is wrong is new.
 */
export function newGroups(
  { items, carriers, unit }: Unit,
  firstGroup: number,
  { memory, settings, possible }: { memory: Memory; settings: SessionSettings; possible: Possible },
): Turn[][] {
  const fresh = items.filter((item) => isNew(item, memory, settings))
  const met = new Set<Item>(fresh)
  const groups = [...Map.groupBy(fresh, kindOf).values()].flatMap(inGroups)
  return [...groups.map((group, at) => tested(group) ?? turnsOf(group, firstGroup + at)), reading()]

  function tested(group: readonly Item[]): Turn[] | undefined {
    if (!settings.understands || !group.every((item) => kindOf(item) === 'word')) return undefined
    const pairs = matching(
      group.map((item) => askOf(item, 0)),
      'first',
      possible,
    )
    // The first word of the unit is said at the end, too.
    const [word] = group.filter((item) => item === `word:${unit.words[0]}`)
    const say = word && easiestTurn({ item: word, skill: 'recall' }, 'last', possible)
    return pairs && [pairs, ...(say ? [say] : [])]
  }

  function turnsOf(group: readonly Item[], number: number): Turn[] {
    const show = introduction(group, number, possible.latin)
    if (!show) return []
    const inGroup = (turn: Turn | undefined) => (turn ? [{ ...turn, group: number }] : [])
    const eye = group.map((item) => askOf(item, 0))
    const ear = group.map((item) => askOf(item, 1))
    const pairs = matching(eye, 'first', possible)
    const first = pairs ? inGroup(pairs) : eye.flatMap((ask) => inGroup(easiestTurn(ask, 'first', possible)))
    const heardPairs = ear.every(({ skill }) => skill === 'hear')
      ? matching(ear, 'second', possible)
      : undefined
    const second = heardPairs
      ? inGroup(heardPairs)
      : group.flatMap((_, at) =>
          inGroup(heard(ear[at], 'second') ?? (eye[at] && easiestTurn(eye[at], 'second', possible))),
        )
    return [show, ...first, ...second, ...atTheEnd(group, eye).flatMap(inGroup)]
  }

  /** By ear, if that can be asked for now. */
  function heard(ask: Asked | undefined, stage: Turn['stage']): Turn | undefined {
    return ask && isWanted(ask.item, ask.skill, settings) ? easiestTurn(ask, stage, possible) : undefined
  }

  /** Sentences of the unit that carry the new items, and a matching of those that no sentence carries. */
  function atTheEnd(group: readonly Item[], eye: readonly Asked[]): Turn[] {
    const open = new Set(group)
    const turns: Turn[] = []
    const usable = carriers.filter(({ words }) => words.every((word) => memory.has(word) || met.has(word)))
    while (open.size > 0) {
      const best = bestOf(usable, open)
      const turn = best && sentenceTurn(best, open)
      if (!turn) break
      for (const { item } of turn.asks) open.delete(item)
      turns.push(turn)
    }
    const rest = eye.filter(({ item }) => open.has(item))
    const pairs = matching(rest, 'last', possible)
    return [...turns, ...(pairs ? [pairs] : rest.flatMap((ask) => easiestTurn(ask, 'last', possible) ?? []))]
  }

  function sentenceTurn(carrier: Carrier, open: ReadonlySet<Item>): Turn | undefined {
    const item = [...carrier.words, ...carrier.endings].find((one) => open.has(one))
    const skill: Skill = item && kindOf(item) === 'ending' ? 'understand' : 'read'
    const way = ways.find(
      ({ kind, of, sound }) => kind === 'build-sentence' && item && of === kindOf(item) && !sound,
    )
    if (!item || !way) return undefined
    const asks = asksOf(carrier, way, memory, { item, skill })
    const latin = asks.some((ask) => possible.latin(ask.item))
    return turnOf(way, 'last', asks, { sentence: carrier.id, latin })
  }

  /** Words that can be read in script alone now that their letters are taught. */
  function reading(): Turn[] {
    return unit.read.flatMap((id) => {
      const item: Item = `word:${id}`
      const way = waysOf({ item, skill: 'read' }, { ...possible, latin: () => false }).find(
        ({ kind }) => kind === 'see-choose-sound',
      )
      return way && met.has(item) ? [turnOf(way, 'more', [{ item, skill: 'read' }])] : []
    })
  }
}

/** The skills that a new item is asked by at once. */
function askOf(item: Item, time: 0 | 1): Asked {
  switch (kindOf(item)) {
    case 'letter':
      return { item, skill: 'read' }
    case 'word':
      return { item, skill: time === 0 ? 'read' : 'hear' }
    case 'ending':
      return { item, skill: 'form' }
    default:
      return { item, skill: 'tell-apart' }
  }
}

function bestOf(carriers: readonly Carrier[], open: ReadonlySet<Item>): Carrier | undefined {
  const carries = ({ words, endings }: Carrier) =>
    [...words, ...endings].filter((item) => open.has(item)).length
  return carriers
    .filter((carrier) => carries(carrier) >= Math.min(2, open.size))
    .toSorted((one, other) => carries(other) - carries(one))[0]
}

/** Groups of the same size, or nearly: seven words are four and three. */
function inGroups(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / mostAtOnce)
  const size = Math.ceil(items.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}
