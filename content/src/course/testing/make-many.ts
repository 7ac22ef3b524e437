import {
  type CourseContent,
  type Exercise,
  exerciseVariants,
  makeExercise,
  planOf,
  type World,
} from '@app/learning/course'
import { type Item, kindOf, type Memory, memoryOf } from '@app/learning/practice'

/** Numbers from 0 up to 1 that are the same in every run (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Made = { exercise: Exercise; item: Item; memory: Memory }

/** Learners who have learnt little and much, each with exercises of every way to ask. */
export function* makeMany(content: CourseContent, count: number, random: () => number): Generator<Made> {
  const all: Item[] = [
    ...[...content.words.keys()].map((id): Item => `word:${id}`),
    ...[...content.letters.keys()].map((id): Item => `letter:${id}`),
    ...[...content.endings.keys()].map((id): Item => `ending:${id}`),
    ...[...content.contrasts.keys()].map((id): Item => `contrast:${id}`),
  ]
  const common = all.filter((item) => (content.words.get(item.slice(5))?.use ?? 1) === 1)
  let made = 0
  while (made < count) {
    const memory = knowing(pick(common, Math.floor(random() * 400), random))
    const world: World = { content, memory, random, underWay: pick(all, 5, random) }
    const items = [...memory.keys(), ...(world.underWay ?? []), ...pick(all, 20, random)]
    for (let turn = 0; turn < perLearner && made < count; turn++)
      for (const way of exerciseVariants) {
        const mine = items.filter((item) => kindOf(item) === way.of)
        const [item] = pick(mine, 1, random)
        const exercise = item && makeExercise(planOf(way, item), world)
        if (!item || !exercise || made === count) continue
        made++
        yield { exercise, item, memory }
      }
  }
}

/** Exercises of each way that one learner gets. */
const perLearner = 12

const pick = (items: readonly Item[], count: number, random: () => number): Item[] =>
  items.length === 0
    ? []
    : Array.from({ length: count }, () => items[Math.floor(random() * items.length)] ?? []).flat()

/** The memory of a learner who has learnt these. */
export function knowing(items: readonly Item[]): Memory {
  const looks = items.map((item) => ({
    item,
    skill: skillOf[kindOf(item) ?? 'word'],
    outcome: 'good' as const,
  }))
  const practice = { exercise: 'introduce', at: 1, took: 1, looks }
  return memoryOf([{ id: '0'.repeat(24), practice }], 2, (item) => item)
}

const skillOf = {
  letter: 'read',
  word: 'read',
  ending: 'understand',
  contrast: 'tell-apart',
  sentence: 'understand',
  english: 'read',
  'english-sentence': 'understand',
  scene: 'understand',
} as const
