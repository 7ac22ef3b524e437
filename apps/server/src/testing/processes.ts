import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { findPostmaster } from '../db/embedded/find-postmaster.ts'
import { connectionTo } from '../db/embedded/owner.ts'
import { canEnter, type PgUser } from '../db/embedded/pg-user.ts'
import { removeSocketDir } from '../db/embedded/socket-dir.ts'
import { aDirectory } from './start-app.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** What one started process has compiled, the next one need not compile. `npm start` does the same. */
const compileCache = fileURLToPath(new URL('../../../../.cache/node', import.meta.url))
const nobody: PgUser = { uid: 65_534, gid: 65_534 }

export type User = { name: string; as?: PgUser }

/**
 * The users who can run the server here: we, and if we are root and the checkout is open, an ordinary user
 * too.
 */
export const users: readonly User[] = [
  { name: process.getuid?.() === 0 ? 'root' : 'an ordinary user' },
  ...(process.getuid?.() === 0 && canEnter(fileURLToPath(new URL('.', import.meta.url)), nobody)
    ? [{ name: 'an ordinary user', as: nobody }]
    : []),
]

/** A DATA_DIR that belongs to the user. */
export function aDataDir(user: User): string {
  const dir = aDirectory()
  if (user.as) chownSync(dir, user.as.uid, user.as.gid)
  return dir
}

/** Runs one of `tools/` in a process of its own until it ends. Returns its exit code and its output. */
export async function runTool(name: string, settings: Readonly<Record<string, string>>, ...args: string[]) {
  const tool = fileURLToPath(new URL(`../../../../tools/${name}.ts`, import.meta.url))
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...settings }
  const child = spawn(process.execPath, [tool, ...args], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

/**
 * The real server in a process of its own, on any free port. The end of the test kills what is left of it.
 */
export function runServer(settings: Readonly<Record<string, string>>, { as }: User = { name: 'we' }) {
  const child = spawn(process.execPath, [main], {
    ...as,
    cwd: '/',
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      LOG_LEVEL: 'warn',
      CLIPS: 'on-demand',
      ...settings,
    },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.err += text
  })
  // A killed process may break a pipe, which is not a fault of the test.
  for (const pipe of [child.stdout, child.stderr]) pipe.on('error', () => {})
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, ...said }))
  })
  const { DATA_DIR: dataDir } = settings
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    if (dataDir) killDatabase(dataDir)
  })
  return { child, ended, address: () => addressOf(child, said, ended) }
}

async function addressOf(
  child: ChildProcess,
  said: { out: string },
  ended: Promise<{ out: string; err: string }>,
) {
  const find = () => / is at (?<url>http:\S+)/.exec(said.out)?.groups?.url
  while (!find()) {
    const heard = new Promise((resolve) => child.stdout?.once('data', resolve))
    const end = await Promise.race([heard.then(() => undefined), ended])
    if (end) throw new Error(`The server did not start.\n${end.out}${end.err}`)
  }
  return find() ?? ''
}

export function runningDatabase(dataDir: string) {
  const cluster = join(dataDir, 'postgres')
  return existsSync(cluster) ? findPostmaster({ dir: dataDir, cluster, user: undefined }) : undefined
}

export function killDatabase(dataDir: string) {
  const running = runningDatabase(dataDir)
  if (!running) return
  process.kill(running.pid, 'SIGKILL')
  removeSocketDir(running.socketDir)
}

/** A connection to the embedded database itself, beside the server. */
export async function connectBeside(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(runningDatabase(dataDir)?.socketDir ?? ''))
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
