import { expect, it } from 'vitest'
import { aQuestion, aTopic, aTopicOf, faultsOf } from '../../testing/content.ts'
import { phrases } from './phrases.ts'

const prompt = `How do you say "I want tea" in Malayalam?`
const options = ['ചായ വേണം', 'ചായ വേണ്ട', 'പാൽ വേണം', 'പേര് എന്താണ്?']
const say = 'say: ചായ വേണം'
const faults = (question: Parameters<typeof aQuestion>[0]) =>
  faultsOf(phrases, { 'data/topics/two_words.yaml': aTopicOf(2, aQuestion(question)) })

it('accepts the form of docs/product.md, with the answer spoken', () => {
  expect(faults({ prompt, options, more: say })).toEqual([])
})

it('does not check other topics', () => {
  expect(faultsOf(phrases, { 'data/topics/daily_food.yaml': aTopic(aQuestion()) })).toEqual([])
})

it.each([
  {
    fault: 'another prompt',
    question: { prompt: 'What is "I want tea"?', options, more: say },
    says: '4  The prompt is to read: How do you say "…" in Malayalam?',
  },
  {
    fault: 'a prompt that gives the Malayalam away',
    question: { prompt: 'How do you say "ചായ" in Malayalam?', options, more: say },
    says: '4  The prompt is to read: How do you say "…" in Malayalam?',
  },
  {
    fault: 'a clip that speaks a wrong option',
    question: { prompt, options, more: 'say: ചായ വേണ്ട' },
    says: '5  The clip speaks the answer: `say` is the first option.',
  },
  {
    fault: 'a clip that would speak the English prompt',
    question: { prompt, options },
    says: '3  The clip speaks the answer: `say` is the first option.',
  },
  {
    fault: 'an option of three words',
    question: { prompt, options: [...options.slice(0, 3), 'എനിക്ക് ചായ വേണം'], more: say },
    says: '10  The option "എനിക്ക് ചായ വേണം" is not 2 Malayalam words.',
  },
  {
    fault: 'an option with a Latin word',
    question: { prompt, options: [...options.slice(0, 3), 'tea ചായ വേണം'], more: say },
    says: '10  The option "tea ചായ വേണം" is not 2 Malayalam words.',
  },
])('refuses $fault', ({ question, says }) => {
  expect(faults(question)).toEqual([`content/data/topics/two_words.yaml:${says}`])
})

it('wants three words if the topic says three', () => {
  const files = { 'data/topics/three_words.yaml': aTopicOf(3, aQuestion({ prompt, options, more: say })) }
  expect(faultsOf(phrases, files)).toHaveLength(4)
})
