import { expect, it } from 'vitest'
import { aQuestion, aTopic, faultsOf } from '../../testing/content.ts'
import { oneSpelling } from './one-spelling.ts'

const faults = (help: string) =>
  faultsOf(oneSpelling, { 'data/topics/daily_food.yaml': aTopic(aQuestion({ more: `help: ${help}` })) })

it('accepts text in the one spelling', () => {
  expect(faults('അവൻ and സോഫ്റ്റ്‌വെയർ')).toEqual([])
})

it('refuses an old chillu and says what to write', () => {
  expect(faults('അവന്‍')).toEqual([
    'content/data/topics/daily_food.yaml:5  "അവന്‍" is spelt with other characters than ours: write "അവൻ".',
  ])
})
