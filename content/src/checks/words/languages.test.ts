import { expect, it } from 'vitest'
import { aQuestion, aTopic, aTopicOf, faultsOf } from '../../testing/content.ts'
import { languages } from './languages.ts'

const faults = (topic: string) => faultsOf(languages, { 'data/topics/daily_food.yaml': topic })

it('accepts a Malayalam prompt with English options', () => {
  expect(faults(aTopic(aQuestion({ prompt: 'എനിക്ക് 2 ചായ വേണം.' })))).toEqual([])
})

it('leaves phrases to their own check', () => {
  expect(faults(aTopicOf(2, aQuestion({ prompt: 'How?', options: ['ഒന്ന്', 'രണ്ട്', 'മൂന്ന്', 'നാല്'] })))).toEqual([])
})

it.each([
  {
    fault: 'an English prompt',
    topic: aTopic(aQuestion({ prompt: 'Tea?' })),
    says: ':4  The prompt "Tea?" is not in Malayalam.',
  },
  {
    fault: 'a prompt of both languages',
    topic: aTopic(aQuestion({ prompt: 'ചായ OK' })),
    says: ':4  The prompt "ചായ OK" is not in Malayalam.',
  },
  {
    fault: 'a Malayalam option',
    topic: aTopic(aQuestion({ options: ['tea', 'ചായ', 'water', 'rice'] })),
    says: ':7  The option "ചായ" is not in English.',
  },
  {
    fault: 'a Malayalam title in the place of the English one',
    topic: aTopic(aQuestion()).replace('Food', 'ഭക്ഷണം'),
    says: ':1  The title "ഭക്ഷണം" is not English.',
  },
  {
    fault: 'an English title in the place of the Malayalam one',
    topic: aTopic(aQuestion()).replace('ഭക്ഷണം', 'Food'),
    says: ':1  The title "Food" is not Malayalam.',
  },
])('refuses $fault', ({ topic, says }) => {
  expect(faults(topic)).toEqual([`content/data/topics/daily_food.yaml${says}`])
})
