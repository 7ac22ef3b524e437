import { type Item, isWord, kindOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { Target } from '../exercises/parts.ts'
import { type Candidate, candidatesOf, type Ground } from './candidates.ts'
import type { Carrier, CourseMap } from './course-map.ts'
import { hasEnoughEndings } from './enough-endings.ts'
import type { Lesson } from './lessons.ts'
import { NewestWord } from './newest-word.ts'
import { OpenList } from './open-list.ts'
import { isProduced, type Open } from './open-targets.ts'
import type { Turn } from './session.ts'
import {
  isLooseEnding,
  isSaid,
  isSentence,
  matching,
  type Possible,
  toGoOn,
  turnOf,
  variantOf,
  variantsOf,
} from './turns.ts'

/** What a session is planned of. */
type Plan = {
  memory: Memory
  course: Pick<CourseMap, 'sentences' | 'lines'>
  possible: Possible
  open: OpenList
  lessons: readonly Lesson[]
  /** The sentences of the unit under way. */
  current: readonly Carrier[]
  /** Whether a sentence may be asked though it has this, which was never met. */
  isExplained: (item: Item) => boolean
  /** The first session after a break. */
  gentle: boolean
  /** The question with which the day begins, and the scene that ends the session, if all that it awaits was met by then. */
  begin: Turn | undefined
  end: Turn | undefined
  seconds: number
  most: number
  random: () => number
}

/** So many exercises come before the first lesson, and between two. */
const beforeLesson = 2
const betweenLessons = 6
/** What was introduced is asked again after so many exercises, takes so many seconds, and is worth so much. */
const again = { after: 4, seconds: 6, worth: 1.2 } as const
/** What is worth so much fills up the pairs of a lesson. */
const leastToFill = 0.5
const mostPairs = 5
/** A sentence of the unit under way that was never right, and one that was never said or built, count so much more. */
const worthOfNewSentence = 0.8
const worthOfSaying = 0.4
/** A sentence comes back after so many exercises, and so often. */
const untilSentence = 4
const mostOfSentence = 2
/** A session ends rather than ask by which less is won. What is said is favoured: it is what one learns for. */
const leastGain = 0.1
const favourOfSaying = 1.5
/** One exercise of so many, or fewer, is of its kind; one session of so many ends with a line of a film. */
const oneOf = { said: 5, typed: 16, endings: 5, pairs: 3, lines: 3 } as const
/** After a break, so many exercises ask for what is likely still known and not surely so: so many things at most. */
const gentle = { turns: 12, things: 30, sure: 0.9 } as const

/** Plans turn after turn: each is the one by which the memory gains most for its seconds, of those that may be next. */
export function planTurns(plan: Plan): Turn[] {
  const { memory, course, possible, open, isExplained, seconds, most, random } = plan
  const turns: Turn[] = []
  const met = new Set<Item>(memory.keys())
  let readable = sentencesOfMet()
  const asked = new Map<string, number[]>()
  const current = new Set(plan.current)
  const lessons = [...plan.lessons]
  const newest = new NewestWord(memory)
  let spent = 0
  let lastLesson = beforeLesson - betweenLessons

  if (plan.begin && !plan.gentle) add(plan.begin)
  if (plan.gentle) beginGently()
  const line = random() * oneOf.lines < 1 && !plan.end ? lineToFollow() : undefined
  const last = plan.end ?? line
  fill(seconds - roomOf(last), last ? most - 1 : most)
  // If there was no room for all the words of a scene, the session goes on without it.
  const isReady = last?.awaits?.every((word) => met.has(word)) ?? true
  if (last && isReady && turns.length > 0 && turns.length < most) add(last)
  else fill(seconds, most)
  return turns

  function fill(room: number, places: number): void {
    while (turns.length < places && spent < room) {
      const [lesson] = lessons
      const next = lesson && isTimeFor(lesson) ? undefined : best(groundNow())
      if (next) add(next)
      else if (lesson) teach(lesson)
      else if (!addEarly()) break
    }
  }

  /** A line of a film of which every word was met: nothing else shows so well what one can do now. */
  function lineToFollow(): Turn | undefined {
    const open = course.lines.filter(({ words, size }) => size > 1 && words.every((word) => memory.has(word)))
    const found = open[Math.floor(random() * open.length)]
    const [item] = found?.words ?? []
    const variant = item && variantOf('film-lines', { item, skill: 'hear' }, possible)
    return found && variant && turnOf(variant, 'more', [{ item, skill: 'hear' }], { line: found.id })
  }

  function add(turn: Turn): void {
    turns.push(turn)
    spent += turn.seconds + (turn.kind === 'introduce' ? 0 : toGoOn)
    open.close(turn.targets)
    const said = turn.sentence
    if (said !== undefined) asked.set(said, [...(asked.get(said) ?? []), turns.length])
    newest.ask(turn, course.sentences)
  }

  /** What was introduced is asked again before its time, if there is nothing else. */
  function addEarly(): boolean {
    const early = best(groundNow(), Number.POSITIVE_INFINITY)
    if (early) add(early)
    return early !== undefined
  }

  /** A lesson comes after a few exercises of what is known, if there is room for all of it. */
  function isTimeFor({ turns: own, items }: Lesson): boolean {
    if (turns.length - lastLesson < betweenLessons) return false
    const first = own.reduce((sum, one) => sum + one.seconds + toGoOn, 0)
    const takes = first + items.length * again.seconds
    return spent + takes <= seconds && turns.length + own.length + items.length / 2 <= most
  }

  function teach(lesson: Lesson): void {
    lessons.shift()
    for (const turn of lesson.turns) add(turn.kind === 'match-pairs' ? filled(turn) : turn)
    for (const item of lesson.items) met.add(item)
    newest.meet(lesson.items)
    readable = sentencesOfMet()
    for (const { item, skill } of lesson.again)
      open.add({
        ...{ item, skill, stage: 'second', worth: again.worth, likely: 0, days: 0 },
        ...{ either: isWord(item), from: turns.length + again.after },
      })
    lastLesson = turns.length
  }

  /** Pairs of what was just introduced, with what is due besides, up to five. */
  function filled(turn: Turn): Turn {
    const [first] = turn.targets
    const kind = first && kindOf(first.item)
    const others = open
      .ready(turns.length)
      .filter((one) => kindOf(one.item) === kind && one.worth >= leastToFill)
      .filter((one) => one.skill === first?.skill || one.either)
      .map(({ item }): Target => ({ item, skill: first?.skill ?? 'read' }))
    const targets = [...turn.targets, ...others].slice(0, mostPairs)
    const { seconds = turn.seconds } = matching(targets, turn.stage, possible) ?? {}
    return { ...turn, targets, seconds }
  }

  /** The sentences of which every word was met, and those of them that are said or built: their endings were met too. */
  function sentencesOfMet() {
    const isOpen = (item: Item) => met.has(item) || isExplained(item)
    const understood = course.sentences.filter(
      ({ words, ofPronouns = [] }) => words.every(isOpen) && ofPronouns.every(isOpen),
    )
    const produced = understood.filter(({ endings }) => endings.every((ending) => met.has(ending)))
    return { understood, produced }
  }

  /** What turns can be made of now: such sentences, and not those that were just asked. */
  function groundNow(): Ground {
    const understood = readable.understood.filter(mayAsk)
    const produced = readable.produced.filter(mayAsk)
    return { memory, met, open, possible, understood, produced, bonus: worthOfSentence }
  }

  /** The best turn, if `after` so many are done. */
  function best(
    ground: Ground,
    after = turns.length,
    isWanted: (turn: Turn) => boolean = () => true,
  ): Turn | undefined {
    let chosen: Turn | undefined
    let score = 0
    for (const candidate of candidatesOf(ground, after)) {
      const found = isWanted(candidate.turn) ? scoreOf(candidate) : 0
      if (found > score) [chosen, score] = [candidate.turn, found]
    }
    return chosen && typedIfTime(chosen)
  }

  function scoreOf({ turn, gain, carrier }: Candidate): number {
    if (gain < leastGain || isRepeated(turn) || isTooOften(turn)) return 0
    const isSame = turns.at(-1)?.kind === turn.kind
    const isSameTwice = isSame && turns.at(-2)?.kind === turn.kind
    const factor = (isSameTwice ? 0.3 : isSame ? 0.7 : 1) * (isSaid(turn) ? favourOfSaying : 1)
    const fair = carrier ? newest.fairness(turn, carrier) : 1
    return (gain * factor * fair * (0.95 + 0.1 * random())) / (turn.seconds + toGoOn)
  }

  /** Nothing is asked twice running. Two sentences may share a word that they are not for. */
  function isRepeated(turn: Turn): boolean {
    const before = turns.at(-1)?.targets.map(({ item }) => item) ?? []
    const targets = isSentence(turn) ? turn.targets.slice(0, 1) : turn.targets
    // A sentence that comes again is asked by another of its grids.
    if (
      turns.some(
        ({ sentence, grid }) => grid !== undefined && sentence === turn.sentence && grid === turn.grid,
      )
    )
      return true
    return targets.some(({ item }) => before.includes(item))
  }

  function isTooOften(turn: Turn): boolean {
    const count = (is: (turn: Turn) => boolean) => turns.filter(is).length
    if (isSaid(turn)) return turns.slice(1 - oneOf.said).some(isSaid)
    if (turn.kind === 'match-pairs')
      return count(({ kind }) => kind === 'match-pairs') * oneOf.pairs > turns.length + 2
    if (!isLooseEnding(turn)) return false
    return (
      turn.targets.some((target) => !hasEnoughEndings(met, target)) ||
      count(isLooseEnding) * oneOf.endings > turns.length
    )
  }

  function mayAsk({ id }: Carrier): boolean {
    const times = asked.get(id) ?? []
    return times.length < mostOfSentence && turns.length - (times.at(-1) ?? -untilSentence) >= untilSentence
  }

  /** What a sentence of the unit under way is worth besides: it leads on. */
  function worthOfSentence(kind: Turn['kind'], { id, item }: Carrier): number {
    const isNew = !asked.has(id) && !(kind === 'sentence-meaning' && memory.has(item))
    if (!isNew || ![...current].some((one) => one.id === id)) return 0
    return kind === 'sentence-meaning' ? worthOfNewSentence : worthOfSaying
  }

  /** What is spelled is typed now and then, where all its letters are taught. */
  function typedIfTime(turn: Turn): Turn {
    const [target] = turn.targets
    const count = turns.filter(({ keyboard }) => keyboard).length
    if (turn.kind !== 'spell-it' || !target || (count + 1) * oneOf.typed > turns.length + 1) return turn
    const variant = variantsOf(target, possible).find(({ kind }) => kind === 'type-it')
    return variant ? turnOf(variant, turn.stage, [target]) : turn
  }

  /** After a break: what is likely still known, by eye and ear, then a sentence. */
  function beginGently(): void {
    const likeliest = open
      .ready(0)
      .filter(({ skill, likely }) => !isProduced(skill) && likely < gentle.sure)
      .toSorted((one, other) => other.likely - one.likely)
      .slice(0, gentle.things)
    // The likeliest are worth most: it begins with success.
    const few = new OpenList(likeliest.map((one): Open => ({ ...one, worth: one.likely })))
    const words: Ground = {
      ...{ memory, met, possible, bonus: () => 0 },
      open: few,
      understood: [],
      produced: [],
    }
    for (let next = best(words); next && turns.length < gentle.turns; next = best(words)) {
      add(next)
      few.close(next.targets)
    }
    const sentence = best({ ...groundNow(), produced: [], bonus: () => 1 }, turns.length, isSentence)
    if (sentence) add(sentence)
  }
}

/** What a turn at the end takes of a session. */
const roomOf = (turn: Turn | undefined): number => (turn ? turn.seconds + toGoOn : 0)
