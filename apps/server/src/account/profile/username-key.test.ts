import { expect, it } from 'vitest'
import { usernameKey } from './username-key.ts'

it.each([
  ['Asha', 'capitals'],
  ['аѕһа', 'Cyrillic letters'],
  ['ɑsha', 'a Latin alpha'],
  ['ashạ', 'a dot below'],
  ['ꭺsha', 'a Cherokee letter'],
  ['αsha', 'a Greek alpha'],
])('treats %s as asha: %s', (username) => {
  expect(usernameKey(username)).toBe('asha')
})

it.each(['ആശ', 'ഗംഗ', 'അമ്മ_7', 'മഴ.മേഘം'])('leaves %s as it is', (username) => {
  expect(usernameKey(username)).toBe(username)
})

it('keeps all letters and digits of ASCII, dots, hyphens and underscores different', () => {
  const plain = 'abcdefghijklmnopqrstuvwxyz0123456789._-'
  expect([...plain].map(usernameKey)).toEqual([...plain])
})
