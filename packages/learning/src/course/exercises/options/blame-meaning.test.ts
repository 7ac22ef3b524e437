import { expect, it } from 'vitest'
import type { Item } from '../../../practice/item.ts'
import type { Told } from '../parts.ts'
import { notUnderstood } from './blame-meaning.ts'

const told: Told = (
  [
    ['word:njaan', 'I', 'ഞാൻ'],
    ['word:patti', 'dog', 'പട്ടിയെ'],
    ['ending:accusative', '', 'പട്ടിയെ'],
    ['word:pedi', 'fear', 'പേടിയാണ്'],
    ['word:vishappu', 'hunger', 'വിശപ്പ്'],
    ['ending:futureNegative', 'not', 'വരില്ല'],
    ['word:varuka', 'to come', 'വരില്ല'],
  ] satisfies [Item, string, string][]
).map(([item, means, text]) => ({ item, means: means === '' ? [] : [means], in: [text] }))

it.each([
  ['I am afraid of dogs.', 'I am afraid of cats.', ['word:patti']],
  ['I am hungry.', 'I am thirsty.', ['word:vishappu']],
  ['I will not come.', 'I will come.', ['ending:futureNegative']],
  ["I won't come.", 'I will not eat.', ['word:varuka']],
  ['പട്ടിയെ കണ്ടു', 'പൂച്ചയെ കണ്ടു', ['word:patti']],
  ['പട്ടിയെ കണ്ടു', 'പട്ടിക്ക് കണ്ടു', ['ending:accusative']],
])('of %s taken for %s', (right, chosen, blamed) => {
  expect(notUnderstood(told, right, chosen)).toEqual(blamed)
})

it('where no word’s meaning is missed to the letter, blames those that the chosen one does not say', () => {
  const two = told.filter(({ item }) => ['word:njaan', 'word:patti', 'word:pedi'].includes(item))
  expect(notUnderstood(two, 'I am afraid of dogs.', 'I am fond of dogs.')).toEqual(['word:pedi'])
})

it.each<[string, Item[], Item[]]>([
  [
    'The dog will come.',
    ['word:patti', 'word:varuka'],
    ['word:njaan', 'word:pedi', 'word:vishappu', 'ending:futureNegative'],
  ],
  ['I am hungry.', ['word:vishakkuka'], ['word:patti', 'word:pedi', 'word:varuka']],
  ['Dogs are not here.', ['word:patti'], ['word:njaan', 'word:pedi', 'word:vishappu', 'word:varuka']],
])('taken for %s, blames what that sentence has not', (chosen, says, blamed) => {
  expect(notUnderstood(told, 'I am afraid of dogs.', chosen, says)).toEqual(blamed)
})

it('blames a word of which the chosen sentence says a part', () => {
  const sister = told.slice(0, 1).map((one) => ({ ...one, means: ['elder sister'] }))
  expect(notUnderstood(sister, 'My elder sister came.', 'My younger sister came.', [])).toHaveLength(1)
  expect(notUnderstood(sister, 'My elder sister came.', 'My elder sister went.', [])).toEqual([])
})
