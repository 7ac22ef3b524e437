import { test } from '@playwright/test'
import { startService } from '../../../server/src/coach/testing-service.ts'
import { ownPort } from './offline-page.ts'
import { type OwnServer, ownServer } from './own-server.ts'

/** The protocol between a server and the service that is its coach. */
type CoachProtocol = 'the worker’s' | 'OpenAI’s'

/**
 * Gives journeys a server of their own, whose coach is a service on this machine. Both are running when the
 * journeys begin.
 */
export function withCoachServer(protocol: CoachProtocol, settings: Readonly<Record<string, string>>) {
  let service: Awaited<ReturnType<typeof startService>>
  let starting: Promise<OwnServer>

  test.beforeAll(async () => {
    service = await startService()
    starting = ownServer(ownPort, {
      ...settings,
      ...(protocol === 'OpenAI’s'
        ? { COACH_URL: `${service.url}/v1`, COACH_MODEL: 'a-model' }
        : { COACH_URL: service.url }),
    })
    await starting
  })
  test.afterAll(async () => {
    // A server that starts too late for its journeys must not block the next one either.
    await (await starting).stop()
    await service.stop()
  })
  test.beforeEach(() => service.always('right'))

  return { service: () => service }
}
