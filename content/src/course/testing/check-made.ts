import {
  type CourseContent,
  Exercise,
  type ExerciseKind,
  exerciseKinds,
  judgeExercise,
  neededTargets,
} from '@app/learning/course'
import { makeLexicon } from '@app/malayalam/forms'
import * as v from 'valibot'
import { expect } from 'vitest'
import { rightAnswerTo, wrongAnswersTo } from './answers-to.ts'
import { chance, makeMany } from './make-many.ts'
import { secondAnswers } from './second-answers.ts'
import { unusualForms } from './unusual-forms.ts'

/**
 * Makes so many exercises and expects of each: it has one right answer, which is judged right and shows what its
 * options needed; wrong answers are wrong, and blame nothing that it did not ask for; no option is a form
 * that nobody says. Every kind must be among them, but those for which this content has nothing (`without`).
 */
export function checkMade(
  content: CourseContent,
  count: number,
  seed: number,
  without: readonly ExerciseKind[] = [],
): void {
  const lexicon = makeLexicon([...content.words.values()])
  const faults: string[] = []
  const kinds = new Set<string>()
  for (const { exercise, item } of makeMany(content, count, chance(seed))) {
    const fault = (feedback: string) => faults.push(`${exercise.kind} of ${item}: ${feedback}`)
    kinds.add(exercise.kind)
    const { targets } = exercise
    if (!v.is(Exercise, exercise)) fault('has not the shape of its schema')
    for (const feedback of unusualForms(exercise, content)) fault(feedback)
    for (const feedback of secondAnswers(exercise, content, lexicon)) fault(feedback)

    const right = judgeExercise(exercise, rightAnswerTo(exercise))
    if (!right.right) fault('its right answer is judged wrong')
    const needed = neededTargets(exercise)
    if (right.looks.some(({ outcome }) => outcome !== 'good')) fault('its right answer blames')
    if (right.looks.length !== needed.length || !right.looks.every((look) => has(needed, look)))
      fault('its right answer does not show what its options needed, and no more')
    if (exercise.kind !== 'quiz-question' && needed.length !== targets.length)
      fault('it asks for what its options do not need')
    const unknown = judgeExercise(exercise, { type: 'unknown' })
    if (unknown.looks.length !== targets.length || unknown.looks.some(({ outcome }) => outcome !== 'again'))
      fault('“I don’t know” does not count for all that it asks for')
    for (const answer of wrongAnswersTo(exercise)) {
      const { right, looks } = judgeExercise(exercise, answer)
      if (right) fault(`${JSON.stringify(answer)} is judged right`)
      if (looks.some((look) => !has(targets, look))) fault('a wrong answer blames what it does not ask for')
    }
  }
  expect(faults.slice(0, 20)).toEqual([])
  expect([...kinds].toSorted()).toEqual(exerciseKinds.filter((kind) => !without.includes(kind)).toSorted())
}

type Target = ReturnType<typeof neededTargets>[number]

const has = (targets: readonly Target[], { item, skill }: Target) =>
  targets.some((one) => one.item === item && one.skill === skill)
