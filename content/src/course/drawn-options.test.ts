import { type CourseContent, exerciseVariants, makeExercise, planOf } from '@app/learning/course'
import { type Item, kindOf } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { lookAlikes } from './testing/drawn.ts'
import { chance, knowing } from './testing/make-many.ts'
import { cutToPath, shippedCourse } from './testing/shipped-course.ts'

/** In milliseconds: every item is asked in every way. */
const patience = 300_000

const itemsOf = (content: CourseContent): Item[] => [
  ...[...content.letters.keys()].map((id): Item => `letter:${id}`),
  ...[...content.words.keys()].map((id): Item => `word:${id}`),
  ...[...content.endings.keys()].map((id): Item => `ending:${id}`),
  ...[...content.contrasts.keys()].map((id): Item => `contrast:${id}`),
]

it(
  'no two options look the same: every item, every kind, both languages, both kinds of Latin',
  () => {
    // The words of no path are asked in the long run, which takes minutes.
    const content = process.env.TEST_LONG ? shippedCourse() : cutToPath()
    const items = itemsOf(content)
    const random = chance(11)
    const faults = new Set<string>()
    let looked = 0
    const memory = knowing(items.slice(0, 220))
    for (const variant of exerciseVariants)
      for (const item of items) {
        if (kindOf(item) !== variant.of) continue
        const exercise = makeExercise(planOf(variant, item), { content, memory, underWay: [], random })
        if (!exercise) continue
        looked++
        for (const fault of lookAlikes(exercise, item)) faults.add(fault)
      }
    expect([...faults].slice(0, 20)).toEqual([])
    expect(looked).toBeGreaterThan(10_000)
  },
  patience,
)
