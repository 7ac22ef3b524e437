import type { Look } from '../../practice/practice.ts'
import type { Asked } from '../exercises/parts.ts'
import { asksFor, type Miss, type Session, type Turn } from './session.ts'
import type { Need } from './settings.ts'
import { easiestTurn } from './turns.ts'

/** What happens in a session. */
export type SessionEvent =
  | {
      type: 'answered'
      /** What the exercise asked for, if it asked for something else than was planned. */
      asks?: readonly Asked[]
      right: boolean
      looks: readonly Look[]
      /** Milliseconds from the question to the answer. */
      took: number
    }
  /** The exercise cannot be made: its content or its clip is missing. */
  | { type: 'skipped' }
  /** The learner cannot listen, or cannot speak, from now on. */
  | { type: 'cannot'; need: Need }

/** A miss comes back after so many other turns, if there are so many. */
const rest = 2
/** A session may take so much longer than it is long, in seconds, before something is left out. */
const slack = 30
/** A pause over an exercise does not count as practice, in seconds. */
const longestTurn = 90
/** What comes back and what ends a session may take this much longer, but no session takes more minutes than `longest`. */
const longer = 1.4
const longest = 15

/** The session after an event. `now` is the turn to show next; without it, the session is over. */
export function step(session: Session, event: SessionEvent): Session {
  const { now } = session
  if (!now) return session
  switch (event.type) {
    case 'cannot':
      return next(without(session, event.need))
    case 'skipped':
      return next(skipped(session, now))
    case 'answered':
      return next(answered(session, now, event))
  }
}

/** The session with its first turn. */
export const begin = (session: Session): Session => next(session)

type Answered = Extract<SessionEvent, { type: 'answered' }>

function answered(session: Session, now: Turn, { asks = now.asks, right, looks, took }: Answered): Session {
  const wrong = looks.filter(({ outcome }) => outcome === 'again')
  const known = looks.filter(({ outcome }) => outcome !== 'again')
  // A wrong answer in which nothing can be blamed was wrong in what it was made for.
  const missed: readonly Asked[] = right || wrong.length > 0 ? wrong : asks.slice(0, 1)
  const turns = session.turns + 1
  const misses: Miss[] = [
    ...session.misses.filter(({ ask }) => ![...missed, ...known].some((look) => same(look, ask))),
    ...missed.map(({ item, skill }) => ({ ask: { item, skill }, after: turns + rest })),
  ]
  return {
    ...session,
    now: undefined,
    misses,
    before: { items: asks.map(({ item }) => item), kind: now.kind },
    turns,
    spent: session.spent + Math.min(took / 1000, longestTurn),
    asked: distinct([...session.asked, ...asks], same),
    hard: distinct([...session.hard, ...missed.map(({ item }) => item)]),
    met: distinct([...session.met, ...now.shows]),
  }
}

/** What cannot be made is not asked for in that way again. */
function skipped(session: Session, { stage, asks }: Turn): Session {
  const isSkipped = (ask: Asked) => asks.some((one) => same(one, ask))
  return {
    ...session,
    now: undefined,
    misses: stage === 'miss' ? session.misses.filter(({ ask }) => !isSkipped(ask)) : session.misses,
    asked: stage === 'more' ? session.asked.filter((ask) => !isSkipped(ask)) : session.asked,
  }
}

function without(session: Session, need: Need): Session {
  return {
    ...session,
    now: undefined,
    cannot: distinct([...session.cannot, need]),
    // The turn that is shown may be another one: it stays unless it needs what the learner cannot do.
    left: [...(session.now ? [session.now] : []), ...session.left].filter((turn) => !turn[need]),
  }
}

/** Chooses the turn to show, and leaves out what there is no time for any more. */
function next(session: Session): Session {
  const { minutes, spent, turns, before } = session
  const time = minutes * 60
  const misses = session.misses.flatMap((miss) => {
    const turn = again(session, miss.ask)
    return turn ? [{ ...miss, turn }] : []
  })
  const left = withinTime(session, time + slack - spent - secondsOf(misses.map(({ turn }) => turn)))
  const fits = (turn: Turn) => spent + turn.seconds <= Math.min(time * longer, longest * 60)
  const apart = (turn: Turn) => !asksFor(turn, before.items)

  const ready = readyOf(left)
  const waiting = misses.filter(({ turn }) => apart(turn))
  const shown =
    waiting.find(({ after }) => after <= turns)?.turn ??
    inTurn(ready.filter(apart), before.kind) ??
    waiting[0]?.turn ??
    between(session, ready.length + misses.length) ??
    ready[0] ??
    misses[0]?.turn
  if (!shown || !fits(shown)) return { ...session, now: undefined, left: [] }
  return { ...session, now: shown, left: left.filter((turn) => turn !== shown) }
}

/** The first of the next few turns that is of another kind than the turn before. */
const inTurn = (ready: readonly Turn[], kind: Turn['kind'] | undefined): Turn | undefined =>
  ready.slice(0, 6).find((turn) => turn.kind !== kind) ?? ready[0]

/** New items are introduced before they are asked, and asked in the order of the stages. */
function readyOf(left: readonly Turn[]): Turn[] {
  const ending = left.every(({ stage }) => stage === 'last')
  const groups = Map.groupBy(left, ({ group }) => group)
  return left.filter((turn) => {
    const { group, stage } = turn
    if (stage === 'last') return ending
    if (group === undefined || stage === 'show') return true
    return !groups.get(group)?.some((other) => earlier(other.stage, stage) && shares(other, turn))
  })
}

const newStages: readonly Turn['stage'][] = ['show', 'first', 'second', 'last']
const earlier = (one: Turn['stage'], other: Turn['stage']) =>
  newStages.indexOf(one) < newStages.indexOf(other)

const shares = ({ asks, shows }: Turn, other: Turn) =>
  asksFor(other, [...shows, ...asks.map(({ item }) => item)])

/**
 * The turns that there is time for, in seconds. Items that were introduced are always asked to the end; a
 * group that was not begun is left out as a whole.
 */
function withinTime({ left }: Session, time: number): Turn[] {
  const groups = Map.groupBy(left, ({ group }) => group)
  const toBegin = new Set(left.filter(({ stage }) => stage === 'show').map(({ group }) => group))
  const begun = left.filter(({ group }) => group !== undefined && !toBegin.has(group))
  let free = time - secondsOf(begun)
  const kept = new Set(begun)
  for (const turn of left) {
    const whole = turn.group === undefined ? [turn] : (groups.get(turn.group) ?? [])
    const isFirst = turn.group === undefined || turn.stage === 'show'
    if (!isFirst || secondsOf(whole) > free) continue
    free -= secondsOf(whole)
    for (const one of whole) kept.add(one)
  }
  return left.filter((turn) => kept.has(turn))
}

const secondsOf = (turns: readonly Turn[]) => turns.reduce((sum, { seconds }) => sum + seconds, 0)

/** The easiest turn that asks again for what was wrong. */
const again = ({ cannot, latin }: Session, ask: Asked) =>
  easiestTurn(ask, 'miss', { cannot, latin: (item) => latin.includes(item) })

/** Something else that was asked in this session, where all that is left would ask for the same item again. */
function between(session: Session, waiting: number): Turn | undefined {
  if (waiting === 0) return undefined
  const { asked, before, cannot, latin } = session
  const possible = { cannot, latin: (item: Asked['item']) => latin.includes(item) }
  for (const ask of asked) {
    const turn = before.items.includes(ask.item) ? undefined : easiestTurn(ask, 'more', possible)
    if (turn) return turn
  }
  return undefined
}

const same = (one: Asked, other: Asked) => one.item === other.item && one.skill === other.skill

function distinct<Value>(
  values: readonly Value[],
  equal = Object.is as (a: Value, b: Value) => boolean,
): Value[] {
  return values.filter((value, at) => values.findIndex((other) => equal(value, other)) === at)
}
