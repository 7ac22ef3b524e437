import { expect, it } from 'vitest'
import { sameMeaningIn } from '../course/senses.ts'
import { anEntry } from '../testing/words.ts'
import { standIns } from './stand-ins.ts'

const food = { topic: 'food' } as const
const [milk, rice, meal, tea, coffee] = [
  anEntry('പാൽ', 'milk', food),
  anEntry('ചോറ്', 'rice', food),
  anEntry('ഊണ്', 'meal', food),
  anEntry('ചായ', 'tea', food),
  anEntry('കാപ്പി', 'coffee', food),
]
const drink = anEntry('കുടിക്കുക', 'to drink', { ...food, pos: 'verb' })
const house = anEntry('വീട്', 'house', { topic: 'home' })
const food2 = anEntry('ആഹാരം', 'meal', { ...food, id: 'aahaaram' })
const all = [milk, rice, tea, coffee, meal, drink, house, food2]
const instead = (word = food2) => standIns(word, all, sameMeaningIn(all, [])).map(({ id }) => id)

it('takes what means the same first, then words of the same kind and topic, three in all', () => {
  expect(instead()).toEqual(['meal', 'milk', 'rice'])
})

it('takes no word of another kind, and not the word itself', () => {
  expect(instead(house)).toEqual([])
  expect(instead(drink)).toEqual([])
})
