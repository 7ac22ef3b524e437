import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { askWithRetry } from './ask-with-retry.ts'
import { startService } from './testing-service.ts'
import { workerModel } from './worker-model.ts'

let service: Awaited<ReturnType<typeof startService>>
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const never = new AbortController().signal
const messages = [
  { role: 'system' as const, content: '' },
  { role: 'user' as const, content: '' },
]

it('waits for a service up to the time limit, and does not ask it again', async () => {
  service.next('silent')
  const before = service.asked.length
  const asking = askWithRetry(workerModel({ url: service.url }), messages, never, 2000)
  await expect(asking).rejects.toThrow('The service took too long.')
  expect(service.asked).toHaveLength(before + 1)
})

it('gives up if nothing listens', async () => {
  const gone = await startService()
  await gone.stop()
  const asking = askWithRetry(workerModel({ url: gone.url }), messages, never)
  await expect(asking).rejects.toThrow('The service cannot be reached.')
})

it.each(['busy', 'broken', 'closed'] as const)(
  'asks once more if a service is %s, and returns its answer',
  async (way) => {
    service.next(way, 'right')
    const before = service.asked.length
    expect(await askWithRetry(workerModel({ url: service.url }), messages, never)).toMatch(/^Nearly right/)
    expect(service.asked).toHaveLength(before + 2)
  },
)

it('does not ask a third time', async () => {
  service.always('busy')
  onTestFinished(() => service.always('right'))
  const before = service.asked.length
  await expect(askWithRetry(workerModel({ url: service.url }), messages, never)).rejects.toThrow()
  expect(service.asked).toHaveLength(before + 2)
})

it('does not ask a second time if that cannot help', async () => {
  service.next('refused')
  const before = service.asked.length
  await expect(askWithRetry(workerModel({ url: service.url }), messages, never)).rejects.toThrow()
  expect(service.asked).toHaveLength(before + 1)
})
