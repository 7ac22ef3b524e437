import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
/** In milliseconds. An installation fetches some 900 MB, and builds the pages. */
const timeLimit = 30 * 60_000

let home: string
let server: ChildProcess | undefined

afterEach(async () => {
  if (server && server.exitCode === null) {
    const ended = once(server, 'exit')
    process.kill(-(server.pid ?? 0), 'SIGTERM')
    await ended
  }
  rmSync(home, { recursive: true, force: true })
})

describe.runIf(process.env.TEST_LONG)('a bare installation', () => {
  it(
    'installs, builds and serves by the README’s first command, in a home that nobody else may enter',
    async () => {
      home = mkdtempSync(join(tmpdir(), 'malayalam-bare-'))
      const clone = join(home, 'malayalam')
      execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone])
      server = spawn('sh', ['-c', 'npm ci --no-audit --no-fund && exec npm start'], {
        cwd: clone,
        env: bareEnvironment(home),
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      })
      const address = await addressIn(server)
      for (const path of ['/', '/ml/level', '/api/health', '/api/quiz-questions', '/audio/right.mp3'])
        expect([path, (await fetch(address + path)).status]).toEqual([path, 200])
    },
    timeLimit,
  )
})

/** Nothing of this run's environment: neither its Node nor what npm sets for its scripts. */
function bareEnvironment(home: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE|INIT_CWD|TEST_|VITEST|DATABASE_URL|DATA_DIR)/i.test(name),
  )
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return {
    ...Object.fromEntries(inherited),
    HOME: home,
    PATH: path.join(delimiter),
    HOST: '127.0.0.1',
    PORT: '0',
  }
}

/** The server prints its address in its last line. */
async function addressIn(server: ChildProcess): Promise<string> {
  let said = ''
  for await (const piece of server.stdout ?? []) {
    said += String(piece)
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
    if (address) return address
  }
  throw new Error(`The server did not start: ${said}`)
}
