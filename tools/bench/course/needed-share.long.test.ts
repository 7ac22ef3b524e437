import { expect, it } from 'vitest'
import { neededShare } from './needed-share.ts'

it('nearly all that counts as known in sixty days was needed', () => {
  const { credited, share } = neededShare(60, 1)
  expect(credited).toBeGreaterThan(1000)
  expect(share).toBeGreaterThanOrEqual(0.95)
})
