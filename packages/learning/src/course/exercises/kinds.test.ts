import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Item, type ItemKind, kindOf } from '../../practice/item.ts'
import type { Answer } from './answer.ts'
import { exerciseVariants as allWays, Exercise, type ExerciseVariant, exerciseKinds } from './exercise.ts'
import { exerciseName, judgeExercise, makeExercise, planOf } from './kinds.ts'
import { aWorld, everyEnding, knowing } from './testing.ts'

/** Those of English are made of a course that is turned round: `../english`. */
const exerciseVariants = allWays.filter(({ of }) => of !== 'english')

const itemOf: Readonly<Record<ItemKind, Item>> = {
  letter: 'letter:ഴ',
  word: 'word:choru',
  ending: 'ending:past',
  contrast: 'contrast:l/zh',
  sentence: 'sentence:ate',
  english: 'english:choru',
  'english-sentence': 'english-sentence:ate',
  scene: 'scene:meal',
}
/** What the learner of these tests knows: an exercise of every way is made of it and of the small course. */
const known: Item[] = [
  ...(['word:njaan', 'word:innu', 'word:kazhikkuka', 'word:mazha', 'word:choru'] as const),
  ...(['letter:ല', 'letter:ക'] as const),
  ...everyEnding,
]

function exerciseOf(way: ExerciseVariant): Exercise {
  const made = makeExercise(planOf(way, itemOf[way.of]), aWorld({ memory: knowing(...known) }))
  if (!made) throw new Error(`Nothing is made for ${way.kind} of a ${way.of}.`)
  return made
}

const told = exerciseVariants.map((way) => ({
  way,
  name: `${way.kind} of a ${way.of} (${way.skill ?? 'shown'})`,
}))

describe('every way to ask', () => {
  it.each(told)('$name makes an exercise of its kind that can be stored', ({ way }) => {
    const exercise = exerciseOf(way)
    expect(exercise.kind).toBe(way.kind)
    expect(v.parse(Exercise, JSON.parse(JSON.stringify(exercise)))).toEqual(exercise)
  })

  // What a scene asks for are the words of its lines.
  const ofItems = told.filter(({ way }) => way.of !== 'scene')
  it.each(ofItems)('$name asks for the item first, and for its skill', ({ way }) => {
    const [first] = exerciseOf(way).targets
    // A line of a film asks for nothing alone where any of its words tells which line it is.
    const isOfAll = way.kind === 'film-lines'
    expect(first).toEqual(isOfAll ? undefined : way.skill && { item: itemOf[way.of], skill: way.skill })
  })

  it.each(told)('$name takes “I don’t know” as an answer that counts for all it asks for', ({ way }) => {
    const exercise = exerciseOf(way)
    const { looks } = judgeExercise(exercise, { type: 'unknown' })
    expect(looks).toEqual(exercise.targets.map((asked) => ({ ...asked, outcome: 'again' })))
  })

  it.each(told)('$name refuses an answer of another kind', ({ way }) => {
    const misfits: Answer[] = [{ type: 'chosen', option: 9 }]
    if (way.kind !== 'write-by-hand') misfits.push({ type: 'written', done: true, misses: 0 })
    for (const answer of misfits) expect(() => judgeExercise(exerciseOf(way), answer)).toThrow('does not fit')
  })

  it.each(told)('$name has a name for the log', ({ way }) => {
    expect(exerciseName(exerciseOf(way))).toMatch(/^[a-z-]+[/:]./u)
  })
})

it('every kind has a way to ask, or a session would never have it', () => {
  const kinds = Exercise.options.map(({ entries }) => entries.kind.literal)
  expect(exerciseKinds.toSorted()).toEqual(kinds.toSorted())
})

it('asks in no way for a skill that its item has not', () => {
  for (const way of exerciseVariants) expect(kindOf(itemOf[way.of])).toBe(way.of)
})

it('makes nothing of what is not in the content', () => {
  for (const way of exerciseVariants)
    expect(makeExercise(planOf(way, `${way.of}:nothing`), aWorld())).toBeUndefined()
})
