import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startService } from './testing-service.ts'

/**
 * A service for the tests of a file, which starts before them. It replies correctly in each test unless the
 * test says otherwise.
 */
export function withService() {
  let service: Awaited<ReturnType<typeof startService>>
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())
  beforeEach(() => {
    service.asked.length = 0
    service.always('right')
  })
  return () => service
}
