import { meanings } from '@app/malayalam/forms'
import { expect, it } from 'vitest'
import { aMeantWord } from '../testing.ts'
import { givesToAnother } from './whose.ts'

const of = { endings: [meanings.genitive ?? ''] }
const father = [
  aMeantWord('എന്റെ', 'I (of, ’s)', of),
  aMeantWord('അച്ഛൻ', 'father'),
  aMeantWord('ഡോക്ടറാണ്', 'doctor (is)'),
]
const house = [
  aMeantWord('അമ്മയുടെ', 'mother (of, ’s)', of),
  aMeantWord('ചേച്ചിയുടെ', 'elder sister (of, ’s)', of),
  aMeantWord('വീട്', 'house'),
  aMeantWord('ഇതാണ്', 'this (is)'),
]

it('hears that what is one’s is given to another', () => {
  expect(givesToAnother(father, "I am a doctor's father")).toBe(true)
  expect(givesToAnother(father, "I'm the doctor’s dad")).toBe(true)
})

it.each([
  'My father is a doctor',
  'my father’s a doctor',
  'the doctor is my father',
  "a neighbour's father is a doctor",
])('hears nothing amiss in “%s”', (guess) => {
  expect(givesToAnother(father, guess)).toBe(false)
})

it.each(["this is my mother's sister's house", "this house is my mother's sister's"])(
  'hears nothing amiss in “%s”',
  (guess) => {
    expect(givesToAnother(house, guess)).toBe(false)
  },
)
