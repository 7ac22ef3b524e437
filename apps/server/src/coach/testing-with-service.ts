import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startService } from './testing-service.ts'

/** A service for a file's tests, which answers each of them as it should until told otherwise; it is there once they begin. */
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
