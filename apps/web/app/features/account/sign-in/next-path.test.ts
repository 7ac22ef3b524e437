import { expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

const origin = 'https://example.org'
const leadsTo = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`, origin, '/level')

it.each(['/profile', '/ml/profile', '/youtube2?vid=abc', '/letters#k', '/'])('leads to %s', (path) => {
  expect(leadsTo(path)).toBe(path)
})

it.each([
  'https://elsewhere.example/level',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  'profile',
  '',
  '/login',
  '/ml/login/?next=/login',
])('does not lead to %j', (path) => {
  expect(leadsTo(path)).toBe('/level')
})

it('leads to the levels when the address has no `next`', () => {
  expect(nextPath('', origin, '/ml/level')).toBe('/ml/level')
})
