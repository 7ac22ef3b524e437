import { wordsInFull } from '@app/english'
import { makeExercise, type Plan } from '@app/learning/course'
import { type Item, kindOf } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { chance, knowing } from './testing/make-many.ts'
import { cutToPath } from './testing/shipped-course.ts'

const content = cutToPath()
const memory = knowing([
  ...[...content.endings.keys()].map((id): Item => `ending:${id}`),
  ...[...content.words.keys()].map((id): Item => `word:${id}`),
])

it('offers no form beside the right one that means the same in its sentence', () => {
  const random = chance(1)
  const alike: string[] = []
  let asked = 0
  for (const { id, pieces } of content.sentences.values())
    for (const ending of new Set(
      pieces.flatMap(({ items }) => items.filter((item) => kindOf(item) === 'ending')),
    )) {
      const plan: Plan = { kind: 'put-ending', targets: [{ item: ending, skill: 'form' }], sentence: id }
      const made = makeExercise(plan, { content, random, memory })
      if (made?.kind !== 'put-ending') continue
      asked++
      for (const { text, means } of made.options ?? [])
        if (means === made.says.en) alike.push(`${id}: ${text}`)
      // A promise is -ആം or -ഉം.
      const future = made.options?.find(({ item }) => item === 'ending:future')
      if (ending === 'ending:may' && future && wordsInFull(made.says.en).includes('will'))
        alike.push(`${id}: ${future.text}`)
    }
  expect(asked).toBeGreaterThan(300)
  expect(alike).toEqual([])
})
