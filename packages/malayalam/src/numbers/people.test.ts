import { expect, it } from 'vitest'
import { people } from './people.ts'

it.each([
  [1, 'ഒരാൾ'],
  [2, 'രണ്ട് പേർ'],
  [100, 'നൂറ് പേർ'],
  [1000, 'ആയിരം പേർ'],
])('counts %d as %s', (number, said) => {
  expect(people(number)).toBe(said)
})

it('has no word for zero people', () => {
  expect(people(0)).toBeUndefined()
})
