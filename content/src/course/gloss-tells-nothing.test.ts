import { wordsInFull } from '@app/english'
import { makeExercise, type Plan } from '@app/learning/course'
import { noMemory } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { chance } from './testing/make-many.ts'
import { cutToPath } from './testing/shipped-course.ts'

const content = cutToPath()

it('tells who has met no word nothing that rules out a meaning of a sentence', () => {
  const random = chance(1)
  const telling: string[] = []
  let asked = 0
  for (const { id, pieces, grids = [] } of content.sentences.values())
    for (const [grid, { swaps }] of grids.entries()) {
      const [item] = swaps.map((swap) => swap.item)
      if (!item) continue
      const plan: Plan = { kind: 'sentence-meaning', targets: [{ item, skill: 'read' }], sentence: id, grid }
      const made = makeExercise(plan, { content, memory: noMemory, random })
      if (made?.kind !== 'sentence-meaning') continue
      asked++
      const options = made.options.map(({ text }) => new Set(wordsInFull(text)))
      // Of a word whose ending is asked for, the word alone is told.
      const asItStands = made.glosses.filter((gloss) => pieces.some(({ text }) => text === gloss.text))
      for (const { means } of asItStands)
        for (const word of wordsInFull(means)) {
          const said = options.filter((one) => one.has(word)).length
          if (said > 0 && said < options.length) telling.push(`${id}: ${means}`)
        }
    }
  expect(asked).toBeGreaterThan(1000)
  expect(telling).toEqual([])
})
