import { type Exercise, makeExercise, type Plan } from '@app/learning/course'
import { placementPlan } from '@app/learning/course/placement'
import { courseMap } from '@app/learning/course/session'
import { type Item, kindOf, noMemory } from '@app/learning/practice'
import { easyLatin } from '@app/malayalam/sound'
import { describe, expect, it } from 'vitest'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { lookAlikes } from './testing/drawn.ts'
import { chance, knowing } from './testing/make-many.ts'
import { cutToPath } from './testing/shipped-course.ts'

const content = cutToPath()
const { units } = courseMap(loadPath(readPathFiles(), content), content)
const courseOfPath = { units, soundsEnglish: () => false }
const random = chance(12)
const ofPath = units.flatMap(({ items }) => items)

/** The exercises of these plans that the content has something to make of. */
const made = (plans: readonly Plan[], memory = noMemory, underWay: readonly Item[] = []): Exercise[] =>
  plans.flatMap((plan) => makeExercise(plan, { content, memory, underWay, random }) ?? [])

function expectClear(exercises: readonly Exercise[], atLeast: number) {
  expect(exercises.flatMap((one) => lookAlikes(one, one.targets[0]?.item ?? '')).slice(0, 20)).toEqual([])
  expect(exercises.length).toBeGreaterThan(atLeast)
}

describe('no two options look the same', () => {
  it('of a whole sentence, by whatever it could be taken for', () => {
    const plans = [...content.sentences.values()].flatMap(({ id, grids = [] }) =>
      grids.flatMap(({ swaps: [first] }, grid): Plan[] =>
        first
          ? [{ kind: 'sentence-meaning', targets: [{ item: first.item, skill: 'read' }], sentence: id, grid }]
          : [],
      ),
    )
    expectClear(made(plans), 300)
  })

  it('of a line of a film', () => {
    const plans = [...content.lines.keys()].map(
      (line): Plan => ({ kind: 'film-lines', targets: [{ item: 'word:amma', skill: 'hear' }], line }),
    )
    expectClear(made(plans), 20)
  })

  it.each(['read', 'hear'] as const)(
    'of pairs and the half that fits none, by what is asked: %s',
    (skill) => {
      const plans = (['letter', 'word'] as const).flatMap((kind) => {
        const items = ofPath.filter((item) => kindOf(item) === kind)
        return items.map(
          (_, at): Plan => ({
            kind: 'match-pairs',
            targets: items.slice(at, at + 4).map((item) => ({ item, skill })),
          }),
        )
      })
      expectClear(made(plans, knowing(ofPath.slice(0, 120))), 100)
    },
  )

  /** As far around a place on the path as its wrong options come from: `features/placement/next-question.ts`. */
  const around = 4

  it('of a question of placement', () => {
    const exercises = units.flatMap(({ items, carriers }, at) => {
      const near = units.slice(Math.max(0, at - around), at + around).flatMap((one) => one.items)
      const asked = [
        ...items.flatMap((item) =>
          kindOf(item) === 'letter' || kindOf(item) === 'word' || kindOf(item) === 'ending' ? [item] : [],
        ),
        ...carriers.map(({ id }): Item => `sentence:${id}`),
      ]
      const plans = asked.map((item) =>
        placementPlan(
          {
            item,
            skill: kindOf(item) === 'letter' || kindOf(item) === 'word' ? 'read' : 'understand',
          },
          { at: 0, areas: ['letters', 'eye'], answered: [] },
          courseOfPath,
        ),
      )
      return made(plans, noMemory, near)
    })
    expectClear(exercises, 400)
    // Its letters are drawn without the hints that a session adds.
    for (const exercise of exercises)
      if (exercise.kind === 'see-choose-sound') {
        const says = exercise.options.map(({ say = '' }) => easyLatin(say))
        expect([exercise.text, new Set(says).size], says.join(' / ')).toEqual([exercise.text, says.length])
      }
  })
})
