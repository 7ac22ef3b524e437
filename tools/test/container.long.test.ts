import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyInto, enter, makeRoot, sizeOf } from './bare-root.ts'
import { commandOf, environmentOf, readRecipe, type Stage } from './recipe.ts'

const root = resolve(import.meta.dirname, '../..')
/** Two installations and a build. */
const patience = 40 * 60_000

/** How this machine reaches the registry. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name),
  ),
) as Record<string, string>

/** Megabytes of what the image adds to Node's own. */
const mostAdded = 350

/**
 * No container runs here. What the Dockerfile does is done in roots of their own, step by step as it stands there: as root on Linux alone.
 */
describe.runIf(process.env.TEST_LONG && process.platform === 'linux' && process.getuid?.() === 0)(
  'the steps of the Dockerfile',
  () => {
    const home = mkdtempSync(join(tmpdir(), 'malayalam-image-'))
    const stages = readRecipe(readFileSync(join(root, 'Dockerfile'), 'utf8'))
    const last = stages.at(-1)
    const image = join(home, last?.name ?? '')
    const env = { ...environmentOf(last), PORT: '4368', HOST: '127.0.0.1' }
    let server: ChildProcess

    beforeAll(async () => {
      const context = join(home, 'context')
      execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, context])
      for (const path of readFileSync(join(root, '.dockerignore'), 'utf8').split('\n'))
        if (/^[\w./-]+$/.test(path)) rmSync(join(context, path), { recursive: true, force: true })
      for (const stage of stages) await build(stage, context)
    }, patience)

    afterAll(async () => {
      if (server?.exitCode === null) {
        server.kill('SIGKILL')
        await once(server, 'exit')
      }
      rmSync(home, { recursive: true, force: true })
    }, patience)

    async function build({ name, from, steps }: Stage, context: string) {
      const here = join(home, name)
      if (stages.some((stage) => stage.name === from)) copyInto(join(home, from), here)
      else makeRoot(here)
      for (const { instruction, rest } of steps) {
        if (instruction === 'RUN') await run(here, rest)
        if (instruction === 'COPY') copy(rest, here, context)
      }
    }

    async function run(here: string, command: string) {
      const process = enter(here, { argv: ['sh', '-c', command], env: network })
      process.stdout?.resume()
      expect([command, ...(await once(process, 'exit'))]).toEqual([command, 0, null])
    }

    function copy(rest: string, here: string, context: string) {
      const words = rest.split(' ')
      const stage = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
      const to = words.pop() ?? ''
      for (const word of words) {
        const source = stage ? join(home, stage, word) : join(context, word)
        const into = join(here, 'app', to)
        copyInto(source, statSync(source).isDirectory() ? into : join(into, basename(word)))
      }
    }

    it(
      'make a server that runs as nobody in particular, writes into its data alone, and is healthy',
      async () => {
        server = enter(image, { argv: commandOf(last, 'CMD'), env, isGuest: true })
        await said(server, `http://127.0.0.1:${env.PORT}`)
        for (const path of ['/', '/ml/level', '/api/quiz-questions', '/audio/right.mp3', '/films/travel.jpg'])
          expect([path, (await fetch(`http://127.0.0.1:${env.PORT}${path}`)).status]).toEqual([path, 200])
        const health = enter(image, { argv: commandOf(last, 'HEALTHCHECK'), env, isGuest: true })
        expect((await once(health, 'exit'))[0]).toBe(0)
        expect(statSync(join(image, 'data/auth-secret')).uid).toBe(1000)

        const ended = once(server, 'exit')
        server.kill('SIGTERM')
        expect(await ended).toEqual([0, null])
        const ill = enter(image, { argv: commandOf(last, 'HEALTHCHECK'), env, isGuest: true })
        expect((await once(ill, 'exit'))[0]).toBe(1)
      },
      patience,
    )

    it('add no package of development, and no more than is said', () => {
      const added = sizeOf(join(image, 'app'))
      console.info(`The image adds ${added} MB to Node's own.`)
      expect(added).toBeLessThan(mostAdded)
      for (const name of ['vite', '@biomejs/biome', 'playwright-core', '@react-router/dev'])
        expect(statSync(join(image, 'app/node_modules', name), { throwIfNoEntry: false }), name).toBe(
          undefined,
        )
    })
  },
)

async function said(server: ChildProcess, wanted: string) {
  let text = ''
  for await (const piece of server.stdout ?? []) {
    text += String(piece)
    if (text.includes(wanted)) return
  }
  throw new Error(`The server did not start: ${text}`)
}
