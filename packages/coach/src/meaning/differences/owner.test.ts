import { meanings } from '@app/malayalam/forms'
import { expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { changesOwner } from './owner.ts'

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
  expect(changesOwner(father, "I am a doctor's father")).toBe(true)
  expect(changesOwner(father, "I'm the doctor’s dad")).toBe(true)
})

it.each([
  'My father is a doctor',
  'my father’s a doctor',
  'the doctor is my father',
  "a neighbour's father is a doctor",
])('hears nothing amiss in “%s”', (guess) => {
  expect(changesOwner(father, guess)).toBe(false)
})

it.each(["this is my mother's sister's house", "this house is my mother's sister's"])(
  'hears nothing amiss in “%s”',
  (guess) => {
    expect(changesOwner(house, guess)).toBe(false)
  },
)
