import { clipOfEnglish } from '@app/learning/spoken-english'
import { expect, it } from 'vitest'
import { aQuestion, aTopic, sourceOf } from '../testing/content.ts'
import { recipes } from './recipes.ts'

const recipeOf = (prompt: string, id = 'food-tea') =>
  recipes(sourceOf({ 'data/topics/daily_food.yaml': aTopic(aQuestion({ id, prompt })) })).find(
    (one) => one.id === id,
  )

it('makes what the content speaks and the two sounds of the app', () => {
  const source = sourceOf({ 'data/topics/daily_food.yaml': aTopic(aQuestion()) })
  const english = clipOfEnglish('tea')
  expect(recipes(source).map(({ id, kind }) => `${id}: ${kind}`)).toEqual([
    `${english}: english`,
    'food-tea: speech',
    'right: chime',
    'wrong: chime',
  ])
})

it('keeps its key while the clip would sound the same', () => {
  expect(recipeOf('ചായ')?.key).toBe(recipeOf('ചായ', 'food-other')?.key)
  expect(recipeOf('അവന്‍')?.key).toBe(recipeOf('അവൻ')?.key)
})

it.each(['പാൽ', 'ചായ?', 'ചായ, ചായ'])('has another key for %s', (prompt) => {
  expect(recipeOf(prompt)?.key).not.toBe(recipeOf('ചായ')?.key)
})
