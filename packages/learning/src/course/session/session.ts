import * as v from 'valibot'
import type { Item } from '../../practice/item.ts'
import { exerciseVariants } from '../exercises/exercise.ts'
import { AnItem, Target, Targets } from '../exercises/parts.ts'
import { needs, sessionLengths } from './settings.ts'

const count = v.pipe(v.number(), v.minValue(0))
const Items = v.pipe(v.array(AnItem), v.readonly())

/**
 * The place of a turn in its session. `due`: what may be forgotten. `grow`: a new skill of a known item.
 * `show`: new items are introduced. `first`: they are asked at once; `second`: some exercises later. `miss`: what was
 * wrong comes back. `more`: something known, while there is time, or what stands between two turns that ask for the same.
 * `end`: the scene that ends the session.
 */
const stages = ['due', 'grow', 'show', 'first', 'second', 'miss', 'more', 'end'] as const

/** One exercise that is planned. It is made when it is shown. */
export const Turn = v.object({
  kind: v.picklist([...new Set(exerciseVariants.map(({ kind }) => kind))]),
  stage: v.picklist(stages),
  /** What it asks for: the first one is what it is for. None if it only shows something. */
  targets: Targets,
  /** What it introduces. */
  shows: Items,
  /** What must have been met before it, besides. */
  awaits: v.optional(Items),
  /** The sentence, with one of its grids, or the line of a film, to make it of. */
  sentence: v.optional(v.string()),
  grid: v.optional(count),
  line: v.optional(v.string()),
  /** Whether a word stands in it with letters that are not taught yet: it is shown with its Latin. */
  latin: v.boolean(),
  sound: v.boolean(),
  speech: v.boolean(),
  keyboard: v.boolean(),
  /** What it usually takes. */
  seconds: count,
  /** The turns that introduce the same items have the same group. */
  group: v.optional(count),
})
export type Turn = v.InferOutput<typeof Turn>

/**
 * What was wrong and was not right since. It comes back after the turn with the number `after`: asked by itself, or,
 * if only the order of a sentence was wrong, as the `turn` that it was.
 */
export const Miss = v.object({ target: Target, after: count, turn: v.optional(Turn) })
export type Miss = v.InferOutput<typeof Miss>

/**
 * A session under way. It is plain data: stored after every turn, it goes on after a reload where it was.
 */
export const Session = v.object({
  /** When it was planned, in milliseconds since 1970. */
  at: count,
  minutes: v.picklist(sessionLengths),
  /** So many exercises it has at most, with all that comes back. */
  most: count,
  /** The first session after a break: it begins with what is likely still known. */
  gentle: v.boolean(),
  /** What the learner cannot do in this session. */
  cannot: v.pipe(v.array(v.picklist(needs)), v.readonly()),
  /** The learner understands by ear and does not read yet: by ear and by eye, words have a schedule each. */
  understands: v.boolean(),
  /** The words of the plan with letters that are not taught yet. */
  latin: Items,
  /** The unit under way, or none after the end of the path. */
  unit: v.optional(v.string()),
  /** The turn that is shown. None: the session is over. */
  now: v.optional(Turn),
  left: v.pipe(v.array(Turn), v.readonly()),
  misses: v.pipe(v.array(Miss), v.readonly()),
  /** What the turn before this one asked for, and its kind. */
  before: v.object({ items: Items, kind: v.optional(Turn.entries.kind) }),
  /** What the last few turns asked for, the latest last. */
  recent: v.pipe(v.array(Items), v.readonly()),
  /** What came back after a miss: once is enough for today. */
  returned: Items,
  /** How many turns asked for an ending on a word alone. */
  endings: count,
  /** How many answers were right, of how many; an introduction is none. */
  right: count,
  answers: count,
  /** How many turns are done, and how many seconds they took. */
  turns: count,
  spent: count,
  /** Everything that was asked for, each once; and the items that were wrong. */
  asked: v.pipe(v.array(Target), v.readonly()),
  hard: Items,
  /** The new items that were introduced. */
  met: Items,
})
export type Session = v.InferOutput<typeof Session>

/** Reads a stored value as a session. Undefined if it is none, or damaged. */
export const readSession = (stored: unknown): Session | undefined =>
  v.is(Session, stored) ? stored : undefined

/** Whether a turn asks for any of these items. */
export const targetsAny = ({ targets }: Pick<Turn, 'targets'>, items: readonly Item[]): boolean =>
  targets.some(({ item }) => items.includes(item))
