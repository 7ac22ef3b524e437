import { type Item, kindOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { day } from '../../review/schedule.ts'
import { likelyKnown } from '../../review/scheduler.ts'
import { beginSession } from './begin-session.ts'
import type { Carrier, CourseMap } from './course-map.ts'
import { forgetting, growing, isDue, type Practised, practised } from './due.ts'
import { carriersByItem, planKnown, planTyped } from './plan-known.ts'
import { type Lesson, lessonsUntil, unitsAhead } from './plan-new.ts'
import type { Session, Turn } from './session.ts'
import { cannotNow, mostExercises, type SessionSettings } from './settings.ts'
import { isLooseEnding, type Possible } from './turns.ts'
import { isUnitBegun, isUnitDone } from './unit-done.ts'
import { withSentences } from './with-sentences.ts'

/** Of the exercises that a session may have, so many are planned: the others are left for what comes back. */
const plannedShare = 0.9
/** Of these, so many are not sentences that are put between. */
const ownShare = 0.9
/** What is due takes so many at most while there is something new. */
const dueShare = 0.55
/** Who has so many times more due than there is room for learns nothing new; who has less due, more. */
const tooMuchDue = 2
/** So many new things in a minute, at most: five are three letters, and two words of a sentence. */
const newInMinute = 1
/** One exercise of so many is typed, and one of so many at most asks for an ending on a word alone. */
const typedOneOf = 8
const endingOneOf = 5
/** What is known for so many days is typed. */
const typedFrom = 3
/** So many new skills of known items are begun though more is due than there is room for. */
const growRoom = 8
/** So many exercises of what is known come before each lesson. */
const beforeLesson = 3
/** What was practised within this time is not asked again only because there is time left, in milliseconds. */
const justNow = day / 2

/** After so long without practice, a session has only the most forgotten items. In milliseconds. */
const longBreak = 7 * day
const mostAfterBreak = 10

/**
 * Plans a session: what is due, and between it what is new in the unit under way; sentences of what was met; then
 * what is due soonest.
 */
export function planSession(
  memory: Memory,
  course: CourseMap,
  settings: SessionSettings,
  now: number,
  random: () => number,
): Session {
  const cannot = cannotNow(settings, now)
  const latin = (item: Item) => course.lettersOf(item).some((letter) => !memory.has(letter))
  const possible: Possible = { cannot, latin }
  const most = Math.round(mostExercises(settings.minutes) * plannedShare)
  const known = {
    ...{ memory, possible, random, looseEndings: Math.floor(most / endingOneOf) },
    sentences: carriersByItem(course.sentences, memory),
    lines: carriersByItem(course.lines, memory),
  }
  // Sentences would ask for more than the most forgotten items.
  const alone = { ...known, sentences: new Map(), lines: new Map() }
  const time = settings.minutes * 60

  const all = practised(memory, course, settings, now)
  const gentle = all.length > 0 && now - lastPractice(all) >= longBreak
  const isOpen = (unit: CourseMap['units'][number]) => !isUnitDone(unit, memory) || ahead.includes(unit)
  const ahead = unitsAhead(course, memory, settings)

  const left = gentle
    ? fewEndings(planKnown(mostForgotten(all), 'due', time, alone))
    : fewEndings(wholePlan())
  return beginSession(left, { settings, now, latin, gentle, unit: course.units.find(isOpen)?.unit.id })

  function wholePlan(): Turn[] {
    const own = Math.round(most * ownShare)
    const typed = typedTurns(Math.floor(Math.min(most, all.length) / typedOneOf))
    const isTyped = new Set(typed.flatMap(({ targets }) => targets.map(({ item }) => item)))
    const allDue = planKnown(
      all.filter((one) => !isTyped.has(one.item) && isDue(one, memory, now)),
      'due',
      4 * time,
      known,
    )
    const pressure = allDue.length / (own * dueShare)
    const lessons = lessonsUntil(ahead, mostNew(pressure), { memory, settings, possible })
    const news = lessons.flatMap(({ turns, last }) => [...turns, ...last]).length
    const room = Math.max(0, own - news - typed.length)
    // Who forgets much seldom has room, and would never come to say a word.
    const anyway = pressure < tooMuchDue ? Math.round(growRoom * (1 + forgetting(all))) : 0
    const grown = growing(memory, all, settings).filter(({ item }) => !isTyped.has(item))
    // What was just asked is begun best: it comes to mind.
    const asked = new Set(allDue.slice(0, room).flatMap(({ targets }) => targets.map(({ item }) => item)))
    const begun = planKnown(
      grown.filter(({ item }) => asked.has(item)),
      'grow',
      time,
      known,
    )
    const due = allDue.slice(0, Math.max(room - anyway, room - begun.length))
    const grow = begun.slice(0, room - due.length)

    const base = woven([...due, ...grow], typed, lessons)
    const planned = new Set([...allDue, ...base].flatMap(({ targets }) => targets.map(({ item }) => item)))
    const soonest = all
      .filter(({ item, card }) => !planned.has(item) && now - card.last > justNow)
      .toSorted((one, other) => one.card.due - other.card.due)
    const late = allDue.slice(due.length).map((turn): Turn => ({ ...turn, stage: 'more' }))
    return withSentences([...base, ...late, ...planKnown(soonest, 'more', time, known)], {
      ...{ memory, possible, most, carriers: sentencesToAsk() },
      isExplained: () => false,
    })
  }

  function mostNew(pressure: number): number {
    const whole = Math.round(settings.minutes * newInMinute * (settings.understands ? 2 : 1))
    return pressure <= 1 ? whole : Math.round(whole * Math.max(0, (tooMuchDue - pressure) / (tooMuchDue - 1)))
  }

  /** What is said is due to be typed, then words that are known well enough to begin with it. */
  function typedTurns(count: number): Turn[] {
    const isOld = ({ card }: Practised) => card.stability >= typedFrom
    const said = all.filter((one) => one.skill === 'recall' && isDue(one, memory, now))
    const begun = growing(memory, all.filter(isOld), settings).filter(({ skill }) => skill === 'recall')
    const heard = all.filter((one) => one.skill === 'hear' && isOld(one) && isDue(one, memory, now))
    return planTyped([...said, ...begun, ...heard], 'grow', count, known)
  }

  /** The sentences of the units that are not done, then of the others: what is least known first. */
  function sentencesToAsk(): Carrier[] {
    const begun = course.units.filter((unit) => isUnitBegun(unit, memory) || ahead.slice(0, 2).includes(unit))
    const open = begun.filter(isOpen)
    const rest = begun.filter((unit) => !isOpen(unit)).toReversed()
    const likely = ({ item }: Carrier) => {
      const card = memory.get(item)?.understand
      return card ? likelyKnown(card, now) : 0
    }
    const old = rest.flatMap(({ carriers }) => carriers)
    return [
      ...open.flatMap(({ carriers }) => carriers),
      ...old.toSorted((one, other) => likely(one) - likely(other)),
    ]
  }
}

/** Lessons between what is known: a few exercises, a lesson, a few exercises; what is typed, each at its distance. */
function woven(known: readonly Turn[], typed: readonly Turn[], lessons: readonly Lesson[]): Turn[] {
  const turns: Turn[] = []
  const left = [...known]
  for (const lesson of lessons) turns.push(...left.splice(0, beforeLesson), ...lesson.turns)
  turns.push(...left, ...lessons.flatMap(({ last }) => last))
  const apart = Math.max(2, Math.floor(turns.length / (typed.length + 1)))
  for (const [at, turn] of typed.entries()) {
    const place = (at + 1) * apart + at
    // A lesson stays together.
    const free = turns.findIndex(({ group }, from) => from >= place && group === undefined)
    turns.splice(free < 0 ? turns.length : free, 0, turn)
  }
  return turns
}

/** The turns without those for endings on words alone that would be more than their share. */
export function fewEndings(turns: readonly Turn[]): Turn[] {
  const others = turns.filter((turn) => !isLooseEnding(turn)).length
  const isNew = (turn: Turn) => turn.group !== undefined && isLooseEnding(turn)
  let most = Math.floor(others / (endingOneOf - 1)) - turns.filter(isNew).length
  return turns.filter((turn) => !isLooseEnding(turn) || isNew(turn) || most-- > 0)
}

const lastPractice = (all: readonly Practised[]) => Math.max(...all.map(({ card }) => card.last))

/** The most forgotten items, each once: few of them endings. */
function mostForgotten(all: readonly Practised[]): Practised[] {
  let endings = Math.floor(mostAfterBreak / endingOneOf)
  return all
    .filter(({ item }, at) => all.findIndex((other) => other.item === item) === at)
    .filter(({ item }) => kindOf(item) !== 'ending' || endings-- > 0)
    .slice(0, mostAfterBreak)
}
