import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { runServer } from '../testing/processes.ts'
import { aDirectory, freshDatabase } from '../testing/start-app.ts'

/**
 * Makes the engine's package look as if it were not installed, in a process and all its workers, and notes
 * which of them imported it.
 */
const program = `
  import { registerHooks } from 'node:module'
  import { isMainThread } from 'node:worker_threads'
  registerHooks({
    resolve(name, context, next) {
      if (!name.includes('espeak-ng')) return next(name, context)
      if (isMainThread) console.error('The main thread asked for the engine.')
      throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
    },
  })`

it('the server runs without the speech engine, which only a worker loads; what needs it is refused in one sentence', async () => {
  const hook = pathToFileURL(`${aDirectory({ 'without.mjs': program })}/without.mjs`)
  const server = runServer({
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: aDirectory(),
    NODE_OPTIONS: `--import=${hook}`,
  })
  const address = await server.address()
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
  const reply = await fetch(`${address}/audio/right.mp3`)
  expect(reply.status).toBe(503)
  expect(await reply.json()).toMatchObject({ code: 'unavailable' })
  server.child.kill('SIGTERM')
  const { out, err } = await server.ended
  expect(err).not.toContain('The main thread asked for the engine.')
  expect(out).toContain('Nothing can be spoken: the speech engine is not installed.')
})
