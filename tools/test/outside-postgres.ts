import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresHome } from '../../apps/server/src/db/embedded/postgres-home.ts'
import { findPrograms } from '../../apps/server/src/db/embedded/programs.ts'

/** A PostgreSQL that the server does not manage: reached over TCP, with a name and a password. */
export async function outsidePostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const pgHome = findPostgresHome(mkdtempSync(join(tmpdir(), 'malayalam-outside-')))
  const { initdb, postgres } = findPrograms(pgHome)
  const [data, secret] = [mkdtempSync(join(pgHome.dir, 'data-')), join(pgHome.dir, 'password')]
  writeFileSync(secret, 'open sesame')
  for (const path of [data, secret]) if (pgHome.user) chownSync(path, pgHome.user.uid, pgHome.user.gid)
  const as = { ...pgHome.user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } }
  const options = [
    '--username=app',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    '--encoding=UTF8',
    '--no-sync',
  ]
  execFileSync(initdb, ['--pgdata', data, ...options], as)

  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn(postgres, args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let said = ''
  for await (const text of child.stderr) {
    said += text
    if (said.includes('ready to accept connections')) break
  }
  if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`)

  async function stop() {
    child.kill('SIGINT')
    await ended
    rmSync(pgHome.dir, { recursive: true, force: true })
  }
  return { url: `postgres://app:open%20sesame@127.0.0.1:${port}/postgres`, stop }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
