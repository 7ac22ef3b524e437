import type { Item, Known, Memory, Skill } from '../../practice/index.ts'
import { type Card, graded } from '../../review/scheduler.ts'
import type { Unit } from '../path.ts'
import type { Carrier, CourseMap } from './course-map.ts'
import { planSession } from './plan-session.ts'
import type { Session, Turn } from './session.ts'
import { readSessionSettings, type SessionSettings } from './settings.ts'
import { step } from './step.ts'

/** The second of November 2026. */
export const noon = 1_793_620_800_000
const day = 86_400_000
/** That noon, on a learner's day that began at four. */
export const moment = { now: noon, dayStart: noon - day / 3 }
/** So many days later. */
export const later = (days: number) => ({ now: noon + days * day, dayStart: moment.dayStart + days * day })

export const settingsWith = (some: Partial<SessionSettings> = {}): SessionSettings => ({
  ...readSessionSettings(null),
  ...some,
})

/** Always the middle: a test that needs chance says so. */
export const half = () => 0.5

const title = { en: 'Unit', ml: 'പാഠം' }

/** A unit with seven words, three letters and an ending, named by its number. */
export function aUnit(at: number, some: Partial<Unit> = {}): Unit {
  const ids = (what: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${what}-${at}-${n + 1}`)
  return {
    ...{ id: `unit-${at}`, title, canDo: title, read: [], sentences: [], topics: [], films: [] },
    letters: ids('letter', 3),
    words: ids('word', 7),
    grammar: { item: `ending:ending-${at}`, note: title, examples: [] },
    ...some,
  }
}

/** A sentence: its first two words are a grid, unless it says otherwise. */
type ACarrier = Pick<Carrier, 'id' | 'words' | 'endings'> & Partial<Carrier>

/** A course of these units, with sentences. Each word is written with the letters named for it. */
export function aCourse(
  units: readonly Unit[],
  {
    sentences: some = [],
    letters = {},
    scenes = [],
  }: {
    sentences?: readonly ACarrier[]
    letters?: Partial<Record<Item, Item[]>>
    scenes?: CourseMap['scenes']
  } = {},
): CourseMap {
  const sentences = some.map(
    (one): Carrier => ({
      ...{ spoken: true, item: `sentence:${one.id}`, grids: [one.words.slice(0, 2)], size: one.words.length },
      ...one,
    }),
  )
  return {
    units: units.map((unit) => ({
      unit,
      items: [
        ...unit.letters.map((id): Item => `letter:${id}`),
        ...unit.words.map((id): Item => `word:${id}`),
        ...(unit.grammar ? [unit.grammar.item] : []),
      ],
      carriers: sentences.filter(({ id }) => unit.sentences.includes(id)),
    })),
    has: () => true,
    lettersOf: (word) => letters[word] ?? [],
    soundsEnglish: () => false,
    sentences,
    lines: [],
    scenes,
  }
}

/** A card that was known when last asked, so many days ago, and lasts so many days. */
export const aCard = (ago: number, lasts: number, some: Partial<Card> = {}): Card => ({
  ...graded(undefined, 'easy', noon - ago * day),
  stability: lasts,
  due: noon + (lasts - ago) * day,
  ...some,
})

/** A memory of these looks. */
export function aMemory(looks: readonly (readonly [item: Item, skill: Skill, card: Card])[]): Memory {
  const memory = new Map<Item, Known>()
  for (const [item, skill, card] of looks) memory.set(item, { ...memory.get(item), [skill]: card })
  return memory
}

/** The session of a memory at `moment`. */
export const plan = (
  memory: Memory,
  course = aCourse([aUnit(1), aUnit(2)]),
  some: Partial<SessionSettings> = {},
) => planSession(memory, course, settingsWith(some), moment, half)

export const turnsOf = ({ now, left }: Session): Turn[] => [...(now ? [now] : []), ...left]
export const word = (at: number): Item => `word:known-${at}`
/** What was practised on several days, a moment ago: no break, and not one of the first sessions. */
export const recent = [0.1, 1, 2, 3].map(
  (ago, at) => [`contrast:recent-${at}` as Item, 'tell-apart', aCard(ago, 900)] as const,
)
export const words = (
  count: number,
  skill: 'read' | 'hear' | 'recall',
  ago: number,
  lasts: number,
  from = 0,
) => Array.from({ length: count }, (_, at) => [word(from + at), skill, aCard(ago, lasts)] as const)
export const nothingNew = aCourse([])
/** Endings that are understood and formed, and last. */
export const otherEndings = (count: number) =>
  (['understand', 'form'] as const).flatMap((skill) =>
    Array.from({ length: count }, (_, at) => [`ending:other-${at}`, skill, aCard(0.1, 900)] as const),
  )

/** An answer that is right, or wrong in these items. */
export function answer(turn: Turn, wrong: (item: Item) => boolean = () => false, took = turn.seconds * 1000) {
  const missed = turn.targets.filter(({ item }) => wrong(item))
  const seen = missed.length > 0 ? missed : turn.targets
  const outcome = missed.length > 0 ? ('again' as const) : ('good' as const)
  return {
    type: 'answered' as const,
    right: missed.length === 0,
    looks: seen.map((target) => ({ ...target, outcome })),
    took,
  }
}

/** All turns of a session, answered in turn. */
export function play(
  start: Session,
  answerTo: (turn: Turn, at: number) => ReturnType<typeof answer> = (turn) => answer(turn),
) {
  const turns: Turn[] = []
  let session = start
  while (session.now) {
    turns.push(session.now)
    session = step(session, answerTo(session.now, turns.length - 1))
  }
  return { turns, session }
}
