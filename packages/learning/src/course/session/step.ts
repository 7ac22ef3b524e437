import { type Item, isWord } from '../../practice/item.ts'
import type { Observation } from '../../practice/practice.ts'
import type { Target } from '../exercises/parts.ts'
import { type Miss, type Session, type Turn, targetsAny } from './session.ts'
import type { Need } from './settings.ts'
import {
  easiestTurn,
  insteadOf,
  isLooseEnding,
  isSentence,
  matching,
  type Possible,
  returnOf,
  toGoOn,
} from './turns.ts'

/** What happens in a session. */
export type SessionEvent =
  | {
      type: 'answered'
      /** What the exercise asked for, if it asked for something else than was planned. */
      targets?: readonly Target[]
      right: boolean
      looks: readonly Observation[]
      /** Milliseconds from the question to the answer. */
      took: number
    }
  /** The exercise cannot be made: its content or its clip is missing. */
  | { type: 'skipped' }
  /** The learner cannot listen, or cannot speak, from now on. */
  | { type: 'cannot'; need: Need }

/** A miss comes back after so many other turns, once: then it is let go for today. */
const rest = 4
/** Words that were missed come back together, if others are missed soon; one alone waits for so many turns. */
const patience = 8
/** Of what was missing in a sentence that was said or built, so much comes back. */
const mostOfSaid = 1
/** So many exercises are put in only to wait for a miss. */
const mostBetween = 2
/** A session may take so much longer than it is long, in seconds, before something is left out. */
const slack = 30
/** A pause over an exercise does not count as practice, in seconds. */
const longestTurn = 90
/** What ends a session may take this much longer, but no session takes more minutes than `longest`. */
const longer = 1.4
const longest = 15
/** One exercise of so many at most asks for an ending on a word alone. */
const endingOneOf = 5

/** The session after an event. `now` is the turn to show next; without it, the session is over. */
export function step(session: Session, event: SessionEvent): Session {
  const { now } = session
  if (!now) return session
  switch (event.type) {
    case 'cannot':
      return next(without(session, event.need))
    case 'skipped':
      return after(now, skipped(session, now))
    case 'answered':
      return after(now, answered(session, now, event))
  }
}

/** Nothing comes after what ends a session: what was missed in it comes back on another day. */
const after = ({ stage }: Turn, session: Session): Session =>
  stage === 'end' ? { ...session, left: [], misses: [] } : next(session)

/** The session with its first turn. */
export const begin = (session: Session): Session => next(session)

type Answered = Extract<SessionEvent, { type: 'answered' }>

function answered(
  session: Session,
  now: Turn,
  { targets = now.targets, right, looks, took }: Answered,
): Session {
  const wrong = looks.filter(({ outcome }) => outcome === 'again')
  const known = looks.filter(({ outcome }) => outcome !== 'again')
  const turns = session.turns + 1
  const returned =
    now.stage === 'miss'
      ? distinct([...session.returned, ...now.targets.map(({ item }) => item)])
      : session.returned
  const after = turns + rest

  const found = new Map(session.misses.map((miss) => [miss.target.item, miss]))
  for (const { item } of [...known, ...wrong]) found.delete(item)
  for (const miss of missesOf(now, { targets, right, wrong, after })) found.set(miss.target.item, miss)

  const items = targets.map(({ item }) => item)
  const notAsked = now.targets.filter(({ item }) => !items.includes(item))
  const isAnswer = now.kind !== 'introduce'
  return {
    ...session,
    now: undefined,
    left: [...firstOf(session, now, notAsked), ...session.left],
    misses: [...found.values()].flatMap((miss) => stillMissed(miss, returned)),
    before: { items, kind: now.kind },
    recent: [...session.recent, items].slice(-rest),
    returned,
    endings: session.endings + Number(isLooseEnding(now)),
    right: session.right + Number(isAnswer && right),
    answers: session.answers + Number(isAnswer),
    turns,
    spent: session.spent + Math.min(took / 1000, longestTurn) + (isAnswer ? toGoOn : 0),
    asked: distinct([...session.asked, ...targets], same),
    hard: distinct([...session.hard, ...wrong.map(({ item }) => item)]),
    met: distinct([...session.met, ...now.shows]),
  }
}

/** What of a miss may still come back: nothing does so twice. */
function stillMissed(miss: Miss, returned: readonly Item[]): Miss[] {
  const { target, after, turn } = miss
  if (!turn || !targetsAny(turn, returned)) return returned.includes(target.item) ? [] : [miss]
  if (isSentence(turn)) return []
  const targets = turn.targets.filter(({ item }) => !returned.includes(item))
  const [first, ...more] = targets
  if (!first) return []
  return [{ target: first, after, ...(more.length > 0 && { turn: { ...turn, targets } }) }]
}

type Missed = { targets: readonly Target[]; right: boolean; wrong: readonly Observation[]; after: number }

/**
 * What comes back of a wrong answer. A sentence of which nothing can be blamed, as where only the order was wrong, comes
 * back as it was, and so do several pairs. All else comes back alone: of what was said or built, the first of it.
 */
function missesOf(now: Turn, { targets, right, wrong, after }: Missed): Miss[] {
  const bare = wrong.map(({ item, skill }): Target => ({ item, skill }))
  const [first] = bare.length > 0 ? bare : targets
  if (right || !first) return []
  const isWhole = isSentence(now) ? bare.length === 0 : now.kind === 'match-pairs' && bare.length > 1
  if (isWhole) {
    const turn: Turn = { ...now, stage: 'miss', targets: isSentence(now) ? now.targets : bare }
    return [{ target: first, after, turn }]
  }
  const alone = bare.length > 0 ? bare : [first]
  return alone.slice(0, isSentence(now) ? mostOfSaid : alone.length).map((target) => ({ target, after }))
}

/** What was just introduced, and did not fit into one exercise with others, is asked by itself: else it would be new again. */
function firstOf({ cannot, latin }: Session, { stage, group }: Turn, targets: readonly Target[]): Turn[] {
  if (stage !== 'first') return []
  const possible: Possible = { cannot, latin: (item) => latin.includes(item) }
  return targets.flatMap((target) => {
    const turn = easiestTurn(target, stage, possible)
    return turn ? [{ ...turn, ...(group !== undefined && { group }) }] : []
  })
}

/** What cannot be made is not asked for in that way again. */
function skipped(session: Session, now: Turn): Session {
  const { stage, targets } = now
  const isSkipped = (target: Target) => targets.some((one) => same(one, target))
  return {
    ...session,
    now: undefined,
    left: targets.length > 1 ? [...firstOf(session, now, targets), ...session.left] : session.left,
    misses: stage === 'miss' ? session.misses.filter(({ target }) => !isSkipped(target)) : session.misses,
    asked: stage === 'more' ? session.asked.filter((target) => !isSkipped(target)) : session.asked,
  }
}

/**
 * The session without what the learner cannot do from now on. What was to be heard is asked by eye, what was to be said is
 * spelled, where nothing else asks for that: the session stays as long as it was.
 */
function without(session: Session, need: Need): Session {
  const cannot = distinct([...session.cannot, need])
  const possible: Possible = { cannot, latin: (item) => session.latin.includes(item) }
  // The turn that is shown may be another one: it stays unless it needs what the learner cannot do.
  const all = [...(session.now ? [session.now] : []), ...session.left]
  const kept = all.filter((turn) => !turn[need])
  let asked = [...session.asked, ...kept.flatMap(({ targets }) => targets)]
  const left = all.flatMap((turn) => {
    if (!turn[need]) return turn
    // What was just introduced is asked a second time all the same.
    const isNew = (target: Target) => turn.stage === 'second' || !asked.some((one) => same(one, target))
    const found = insteadOf(turn, possible).filter(({ targets }) => targets.every(isNew))
    asked = [...asked, ...found.flatMap(({ targets }) => targets)]
    return found
  })
  return { ...session, now: undefined, cannot, left }
}

/** Chooses the turn to show, and leaves out what there is no room for any more. */
function next(session: Session): Session {
  const { minutes, most, spent, turns, before } = session
  const time = minutes * 60
  const misses = session.misses.flatMap((miss) => {
    const turn = again(session, miss)
    return turn ? [{ ...miss, turn }] : []
  })
  const left = withinReach(session, {
    seconds: time + slack - spent - secondsOf(misses.map(({ turn }) => turn)),
    turns: most - turns - misses.length,
  })
  const fits = (turn: Turn) => turns < most && spent + turn.seconds <= Math.min(time * longer, longest * 60)
  const apart = (turn: Turn) => isApart(turn, before.items)

  const end = left.find(({ stage }) => stage === 'end')
  const ready = readyOf(left.filter((turn) => turn !== end))
  // A sentence may have asked for it since, and shown nothing of it.
  const asked = new Set(session.recent.flat())
  const isRested = ({ turn, after }: (typeof misses)[number]) =>
    after <= turns && apart(turn) && !turn.targets.slice(0, 1).some(({ item }) => asked.has(item))
  const back = misses.filter(isRested).map(({ turn }) => turn)
  // A word alone waits for others, as long as there is something else.
  const isLate = (miss: (typeof misses)[number]) => isSentence(miss.turn) || miss.after + patience <= turns
  const late = misses.find((miss) => isRested(miss) && isLate(miss))?.turn
  const shown =
    together(back, session) ??
    late ??
    inTurn(ready.filter(apart), before.kind) ??
    back[0] ??
    between(session, ready, misses) ??
    ready[0] ??
    end
  // What was missed too short a time ago is let go for today, if nothing else is left to stand between.
  if (!shown || !fits(shown)) return { ...session, now: undefined, left: [] }
  return { ...session, now: shown, left: left.filter((turn) => turn !== shown) }
}

/** Words that were missed and come back are matched, if there are several: that is quicker. */
function together(back: readonly Turn[], { cannot, latin }: Session): Turn | undefined {
  const [first] = back
  const alike = back.filter(
    ({ kind, targets }) => kind === 'choose-meaning' && targets[0]?.skill === first?.targets[0]?.skill,
  )
  const targets = alike.flatMap((turn) => turn.targets).filter(({ item }) => isWord(item))
  return targets.length < fewestPairs
    ? undefined
    : matching(targets.slice(0, mostPairs), 'miss', { cannot, latin: (item) => latin.includes(item) })
}
const fewestPairs = 3
const mostPairs = 5

/** Nothing is asked twice running. Two sentences may share a word that they are not for. */
function isApart(turn: Turn, before: readonly Item[]): boolean {
  const first = turn.targets[0]
  return isSentence(turn) ? !first || !before.includes(first.item) : !targetsAny(turn, before)
}

/** The next turn, or one of the two after it if that is of another kind than the turn before. A lesson waits its turn. */
const inTurn = (ready: readonly Turn[], kind: Turn['kind'] | undefined): Turn | undefined =>
  ready.slice(0, 3).find((turn, at) => turn.kind !== kind && (at === 0 || turn.stage !== 'show')) ?? ready[0]

/** New items are introduced before anything asks for them, and asked in the order of the stages. */
function readyOf(left: readonly Turn[]): Turn[] {
  return left.filter((turn, at) => {
    const waits = (other: Turn) =>
      targetsAny(turn, other.shows) ||
      (other.group !== undefined && other.group === turn.group && shares(turn, other))
    return !left.slice(0, at).some((other) => earlier(other.stage, turn.stage) && waits(other))
  })
}

const stages: readonly Turn['stage'][] = ['show', 'first', 'second']
/** Whether the one stage comes before the other: an introduction before all. */
function earlier(one: Turn['stage'], other: Turn['stage']): boolean {
  const [a, b] = [stages.indexOf(one), stages.indexOf(other)]
  return a >= 0 && (b < 0 ? a === 0 : a < b)
}

const shares = ({ targets }: Turn, other: Turn) =>
  targetsAny(
    other,
    targets.map(({ item }) => item),
  )

/**
 * The turns that there is room for. Items that were introduced are always asked to the end, and the scene that ends the
 * session has its room; a lesson that was not begun is left out as a whole, with all that asks for it.
 */
function withinReach({ left }: Session, room: { seconds: number; turns: number }): Turn[] {
  const groups = Map.groupBy(left, ({ group }) => group)
  const toBegin = new Set(left.filter(({ stage }) => stage === 'show').map(({ group }) => group))
  const begun = left.filter(
    ({ group, stage }) => stage === 'end' || (group !== undefined && !toBegin.has(group)),
  )
  let seconds = room.seconds - secondsOf(begun)
  let turns = room.turns - begun.length
  const kept = new Set(begun)
  for (const turn of left) {
    const whole = turn.group === undefined ? [turn] : (groups.get(turn.group) ?? [])
    if (kept.has(turn) || secondsOf(whole) > seconds || whole.length > turns) continue
    seconds -= secondsOf(whole)
    turns -= whole.length
    for (const one of whole) kept.add(one)
  }
  const unseen = left.filter((turn) => !kept.has(turn)).flatMap(({ shows }) => shows)
  const isUnseen = (item: Item) => unseen.includes(item)
  return left.filter((turn) => kept.has(turn) && !targetsAny(turn, unseen) && !turn.awaits?.some(isUnseen))
}

const secondsOf = (turns: readonly Turn[]) => turns.reduce((sum, { seconds }) => sum + seconds, 0)

/** The turn that asks again for what was wrong: the easiest, or the same sentence. Endings keep to their share. */
function again({ cannot, latin, endings, most }: Session, { target, turn }: Miss): Turn | undefined {
  if (turn && !cannot.some((need) => turn[need])) return turn
  const found = returnOf(target, { cannot, latin: (item) => latin.includes(item) })
  return found && isLooseEnding(found) && endings * endingOneOf >= most ? undefined : found
}

/**
 * Something else that was asked in this session and not just now, where all that is left would ask for the same item
 * again, or for what was wrong a moment ago.
 */
function between(session: Session, ready: readonly Turn[], waiting: readonly Miss[]): Turn | undefined {
  const isSoon = waiting.some(({ after }) => after - session.turns <= mostBetween)
  if (ready.length === 0 && !isSoon) return undefined
  const { asked, recent, misses, cannot, latin } = session
  const possible = { cannot, latin: (item: Item) => latin.includes(item) }
  const out = new Set([...recent.flat(), ...misses.map(({ target }) => target.item)])
  for (const target of asked) {
    const turn = out.has(target.item) ? undefined : easiestTurn(target, 'more', possible)
    if (turn && !isLooseEnding(turn)) return turn
  }
  return undefined
}

const same = (one: Target, other: Target) => one.item === other.item && one.skill === other.skill

function distinct<Value>(
  values: readonly Value[],
  equal = Object.is as (a: Value, b: Value) => boolean,
): Value[] {
  return values.filter((value, at) => values.findIndex((other) => equal(value, other)) === at)
}
