import { test } from '@playwright/test'
import { startStandInProvider } from '../../../server/src/video/testing-provider.ts'
import { type OwnServer, ownServer } from './own-server.ts'

/**
 * Gives a file's journeys a server of their own, at this distance from the common port, whose provider of
 * captions is the stand-in.
 */
export function withProviderServer(above: number) {
  const port = Number(process.env.E2E_PORT ?? 4173) + above
  let provider: Awaited<ReturnType<typeof startStandInProvider>>
  let server: OwnServer

  test.use({ baseURL: `http://127.0.0.1:${port}` })
  test.beforeAll(async () => {
    // A server with a database of its own starts slowly on a busy machine.
    test.setTimeout(240_000)
    provider = await startStandInProvider()
    server = await ownServer(port, { CAPTIONS_URL: provider.address })
  })
  test.afterAll(async () => {
    await server.stop()
    await provider.stop()
  })
}
