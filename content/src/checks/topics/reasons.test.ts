import { expect, it } from 'vitest'
import { aQuestion, aTopic, faultsOf } from '../../testing/content.ts'
import { reasons } from './reasons.ts'

const faults = (question: Parameters<typeof aQuestion>[0]) =>
  faultsOf(reasons, { 'data/topics/daily_food.yaml': aTopic(aQuestion(question)) })
const file = 'content/data/topics/daily_food.yaml'
const said = ['milk', 'water', 'rice'].map((text) => `{ text: ${text}, means: പാൽ }`)

it('accepts options that say what they are, and a gloss that says what differs', () => {
  expect(faults({ options: ['tea', ...said] })).toEqual([])
  expect(
    faults({
      prompt: 'ചായ വേണം.',
      more: 'gloss: [tea, I want]',
      options: ['I want tea.', 'I want milk.', 'I drank tea.', 'I drank milk.'],
    }),
  ).toEqual([])
})

it('refuses an option that says nothing', () => {
  expect(faults({ options: ['tea', ...said.slice(0, 2), 'rice'] })).toEqual([
    `${file}:9  Nothing says why "rice" is wrong: write \`means\`, or a gloss with the words of the correct option.`,
  ])
})

it('refuses a gloss that does not name the difference, and one with too few words', () => {
  expect(
    faults({
      prompt: 'ചായ വേണം.',
      more: 'gloss: [milk, I want]',
      options: ['I want tea.', 'I want milk.', 'I drank tea.', 'I drank milk.'],
    }),
  ).toHaveLength(1)
  expect(
    faults({
      prompt: 'ചായ വേണം.',
      more: 'gloss: [I want tea]',
      options: ['I want tea.', 'I want milk.', 'I drank tea.', 'I drank milk.'],
    }),
  ).toEqual([`${file}:5  There are 1 glosses for 2 words.`])
})
