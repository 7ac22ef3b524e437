import {
  type Exercise,
  exerciseVariants,
  judgeExercise,
  makeExercise,
  planOf,
  unitsOf,
  type World,
} from '@app/learning/course'
import { englishCourseFrom, englishEngine, englishMap, type TurnedCourse } from '@app/learning/course/english'
import {
  answerShown,
  planSession,
  type Run,
  readSessionSettings,
  showNext,
} from '@app/learning/course/session'
import { type Item, kindOf, type Memory, noMemory } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { rightAnswerTo, tilesOf, wrongAnswersTo } from './testing/answers-to.ts'
import { chance, knowing } from './testing/make-many.ts'
import { cutToPath, shippedCourse } from './testing/shipped-course.ts'

/** In milliseconds: it takes some seconds, and more on a machine that does much else. */
const patience = 300_000

let made: TurnedCourse | undefined
function turned(): TurnedCourse {
  made ??= englishCourseFrom(cutToPath(), loadPath(readPathFiles(), shippedCourse()))
  return made
}

it(
  'the path turned round has words and sentences in every unit, and no English word twice',
  () => {
    const { path, words, sentences } = turned()
    const units = unitsOf(path)
    const meant = units.flatMap((unit) => unit.words.map((id) => words.get(id)?.english.toLowerCase()))
    expect(new Set(meant).size).toBe(meant.length)
    expect(meant.length).toBeGreaterThan(350)
    for (const unit of units) {
      expect(unit.words.length, unit.id).toBeGreaterThanOrEqual(3)
      expect(unit.sentences.length, unit.id).toBeGreaterThanOrEqual(2)
    }
    expect([...sentences.values()].filter(({ isLiteral }) => isLiteral).length).toBeGreaterThan(350)
  },
  patience,
)

it(
  'no unit promises a learner of English that they follow a film, which is in Malayalam',
  () => {
    expect(unitsOf(turned().path).filter(({ canDo }) => canDo.ml.includes('വീഡിയോ'))).toEqual([])
  },
  patience,
)

it(
  '2,000 exercises of English have one right answer each, and are judged by it',
  () => {
    const course = turned()
    const engine = englishEngine(course)
    const random = chance(5)
    const items = unitsOf(course.path).flatMap(({ words }) => words.map((id): Item => `english:${id}`))
    const counts = new Map<string, number>()
    for (let turn = 0; turn < 2000; turn++) {
      const memory = knowing(items.slice(0, Math.floor(random() * 300)))
      const way = english[turn % english.length]
      const item = items[Math.floor(random() * items.length)]
      if (!way || !item) continue
      const plan = planOf(way, item)
      const carrier = way.needsContext ? oneWith(item, course, random) : undefined
      const world: World = { content: course.content, memory, underWay: [item], random }
      const exercise = makeExercise(
        { ...plan, ...(carrier !== undefined && { sentence: carrier }) },
        world,
        engine,
      )
      if (!exercise) continue
      counts.set(exercise.kind, (counts.get(exercise.kind) ?? 0) + 1)
      const said = JSON.stringify(exercise)
      expect(judgeExercise(exercise, rightAnswerTo(exercise), engine).right, said).toBe(true)
      for (const answer of wrongAnswersTo(exercise))
        expect(judgeExercise(exercise, answer, engine).right, `${JSON.stringify(answer)} ${said}`).toBe(
          exercise.kind === 'introduce',
        )
      expect(secondRight(exercise, course), said).toEqual([])
    }
    for (const { kind } of english) expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(30)
  },
  patience,
)

const english = exerciseVariants.filter(({ of }) => of === 'english')

function oneWith(item: Item, { sentences }: TurnedCourse, random: () => number): string | undefined {
  const id = item.slice('english:'.length)
  const all = [...sentences.values()].filter(({ pieces }) => pieces.some(({ word }) => word === id))
  return all[Math.floor(random() * all.length)]?.id
}

/** What would be right too, found by other means than those by which it was made. */
function secondRight(exercise: Exercise, { words, content }: TurnedCourse): string[] {
  const wordOf = (item: string | undefined) => words.get(item?.replace('english:', '') ?? '')
  const senses = (id: string) =>
    (content.words.get(id)?.means ?? []).flatMap((sense) =>
      sense
        .toLowerCase()
        .replace(/\([^)]*\)/gu, '')
        .split(/[,;/]/u)
        .map((one) => one.trim().replace(/^(?:to|an?|the) /u, '')),
    )
  const shared = (items: readonly (string | undefined)[]) => {
    const all = items.flatMap((item) => [...new Set(senses(wordOf(item)?.id ?? ''))])
    return all.filter((sense, at) => all.indexOf(sense) !== at)
  }
  const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
  switch (exercise.kind) {
    case 'choose-meaning':
    case 'hear-choose-script':
      return [
        ...twice(exercise.options.map(({ text }) => text)),
        ...shared(exercise.options.map(({ item }) => item)),
      ]
    case 'match-pairs':
      return [
        ...twice(exercise.pairs.map(({ text }) => text)),
        ...twice(exercise.pairs.map(({ match }) => match)),
        ...shared(exercise.pairs.map(({ item }) => item)),
      ]
    case 'sentence-meaning':
      return [
        ...twice(exercise.options.map(({ text }) => text)),
        ...twice(exercise.options.flatMap(({ means }) => means?.toLowerCase() ?? [])),
      ]
    case 'build-sentence': {
      const used = tilesOf(exercise)
      const texts = exercise.tiles.map(({ text }) => text.toLowerCase())
      return texts.filter((text, at) => !used.includes(at) && texts.filter((one) => one === text).length > 1)
    }
    default:
      return []
  }
}

it(
  'a beginner is taught words, then sentences, and types them on another day',
  () => {
    const course = turned()
    const map = englishMap(course)
    const engine = englishEngine(course)
    const random = chance(9)
    const settings = readSessionSettings({ minutes: 10 })
    let memory: Memory = noMemory
    const days = [1, 2, 3, 4].map((day) => {
      const now = day * 86_400_000
      const maker = { content: course.content, shows: () => true, engine, random }
      const session = planSession(memory, map, settings, { now, dayStart: now - 3_600_000 }, random)
      let run: Run = showNext({ session, memory }, maker)
      const shown: Exercise[] = []
      while (run.shown) {
        const { exercise } = run.shown
        shown.push(exercise)
        const answered = answerShown(run, rightAnswerTo(exercise), {
          ...{ shownAt: now, now: now + 8000, toCanonicalItem: (item: Item) => item, engine },
        })
        run = showNext(answered.run, maker)
      }
      memory = run.memory
      return shown
    })
    const kindsOf = (day: readonly Exercise[] = []) => new Set(day.map(({ kind }) => kind))
    expect(kindsOf(days[0])).toContain('introduce')
    expect(kindsOf(days[0])).toContain('sentence-meaning')
    // What is said or built comes on a later day.
    const later = days.slice(1).flat()
    expect(kindsOf(later)).toContain('build-sentence')
    expect(later.some((one) => one.kind === 'type-english' && one.sentence !== undefined)).toBe(true)
    for (const day of days) expect(day.length).toBeGreaterThan(20)
    for (const item of memory.keys()) expect(['english', 'english-sentence']).toContain(kindOf(item))
  },
  patience,
)
