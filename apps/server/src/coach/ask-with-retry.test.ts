import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { CoachModel } from '../outside/coach.ts'
import { askWithRetry } from './ask-with-retry.ts'
import { CoachFailure } from './coach-model.ts'
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

describe('when the learner leaves', () => {
  /** A service that is busy; `leave` is called with each question. */
  function busyService(leave: (controller: AbortController) => void) {
    const controller = new AbortController()
    let asked = 0
    const model: CoachModel = {
      kind: 'service',
      identity: 'busy',
      chat: async () => {
        asked += 1
        leave(controller)
        throw new CoachFailure('It is busy.', { mayPass: true })
      },
    }
    return { asking: askWithRetry(model, messages, controller.signal), asked: () => asked }
  }

  it('while the service is asked, it is not asked again', async () => {
    const { asking, asked } = busyService((controller) => controller.abort())
    await expect(asking).rejects.toThrow('The learner has left.')
    expect(asked()).toBe(1)
  })

  it('during the pause before the second try, the service is not asked again', async () => {
    const { asking, asked } = busyService((controller) => setImmediate(() => controller.abort()))
    await expect(asking).rejects.toThrow('It is busy.')
    expect(asked()).toBe(1)
  })
})
