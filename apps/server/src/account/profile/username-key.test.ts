import { expect, it } from 'vitest'
import { usernameKey } from './username-key.ts'

it.each([
  ['Asha', 'capitals'],
  ['аѕһа', 'Cyrillic letters'],
  ['ɑsha', 'a Latin alpha'],
  ['ashạ', 'a dot below'],
  ['ꭺsha', 'a Cherokee letter'],
  ['αsha', 'a Greek alpha'],
])('takes %s for asha: %s', (username) => {
  expect(usernameKey(username)).toBe('asha')
})

it.each(['ആശ', 'ഗംഗ', 'അമ്മ_7', 'മഴ.മേഘം'])('leaves %s as it is', (username) => {
  expect(usernameKey(username)).toBe(username)
})

it('tells all letters and digits of ASCII apart, as well as dots, hyphens and underscores', () => {
  const plain = 'abcdefghijklmnopqrstuvwxyz0123456789._-'
  expect([...plain].map(usernameKey)).toEqual([...plain])
})
