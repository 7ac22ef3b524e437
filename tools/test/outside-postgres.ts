import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPrograms } from '../../apps/server/src/db/embedded/programs.ts'
import { findRoom } from '../../apps/server/src/db/embedded/room.ts'

/** A PostgreSQL that is none of the server's business: reached over TCP, with a name and a password. */
export async function outsidePostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const room = findRoom(mkdtempSync(join(tmpdir(), 'malayalam-outside-')))
  const { initdb, postgres } = findPrograms(room)
  const [data, secret] = [mkdtempSync(join(room.dir, 'data-')), join(room.dir, 'password')]
  writeFileSync(secret, 'open sesame')
  for (const path of [data, secret]) if (room.user) chownSync(path, room.user.uid, room.user.gid)
  const as = { ...room.user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } }
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
    rmSync(room.dir, { recursive: true, force: true })
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
