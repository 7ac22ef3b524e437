import { expect, it } from 'vitest'
import { aQuestion, aTopic, faultsOf } from '../../testing/content.ts'
import { repetitions } from './repetitions.ts'

it('accepts different questions with the same options', () => {
  const food = aTopic(aQuestion({ prompt: 'ചായ' }), aQuestion({ prompt: 'ചായയോ' }))
  expect(faultsOf(repetitions, { 'data/topics/daily_food.yaml': food })).toEqual([])
})

it('refuses an option that is listed twice, whatever its capitals', () => {
  const food = aTopic(aQuestion({ options: ['Tea', 'milk', 'water', 'tea'] }))
  expect(faultsOf(repetitions, { 'data/topics/daily_food.yaml': food })).toEqual([
    'content/data/topics/daily_food.yaml:9  The option "tea" stands twice.',
  ])
})

it('refuses a prompt that another topic asks, whatever mark it ends with', () => {
  const files = {
    'data/topics/family.yaml': aTopic(aQuestion({ id: 'family-tea', prompt: 'ചായ വേണോ?' })),
    'data/topics/daily_food.yaml': aTopic(aQuestion({ prompt: 'ചായ വേണോ.' })),
  }
  expect(faultsOf(repetitions, files)).toEqual([
    'content/data/topics/daily_food.yaml:4  The prompt "ചായ വേണോ." is asked already by family-tea in family.',
  ])
})
