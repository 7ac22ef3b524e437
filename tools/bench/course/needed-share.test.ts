import { expect, it } from 'vitest'
import { neededShare } from './needed-share.ts'

it('nearly all that counts as known in the first days was needed', () => {
  const { credited, share } = neededShare(4, 1)
  expect(credited).toBeGreaterThan(50)
  expect(share).toBeGreaterThanOrEqual(0.95)
})
