import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import { atLeast, atMost, type Figure } from './figure.ts'

const path = '/lessons2'

/**
 * Sends the quiz page from one server process, beside the same bytes with the same headers from one nginx
 * worker: 64 connections for 10 seconds each, after 3 of warming up, with the load on the same machine as the
 * server.
 */
export async function loadServer(address: string): Promise<Figure[]> {
  const ours = await requestsPerSecond(address + path)
  const failures = atMost('quiz page, 64 connections: errors', ours.failed, 0, '')
  if (spawnSync('nginx', ['-v']).error) return [failures]
  const nginx = await startNginx(await fetch(address + path))
  const theirs = await requestsPerSecond(nginx.address + path)
  await nginx.stop()
  return [
    atLeast('quiz page: requests a second, ours ÷ nginx’s', ours.many / theirs.many, 0.7, '×'),
    failures,
  ]
}

async function requestsPerSecond(url: string) {
  const load = (duration: number) =>
    autocannon({ url, connections: 64, duration, headers: { 'accept-encoding': 'br' } })
  await load(3)
  const { requests, errors, non2xx } = await load(10)
  return { many: requests.average, failed: errors + non2xx }
}

/** An nginx that sends just this reply, compressed as ours is. */
async function startNginx(reply: Response) {
  const folder = mkdtempSync(join(tmpdir(), 'malayalam-nginx-'))
  writeFileSync(join(folder, 'page'), brotliCompressSync(await reply.text()))
  const port = await freePort()
  const own = [
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'date',
    'keep-alive',
    'etag',
  ]
  const headers = [...reply.headers].filter(([name]) => !own.includes(name))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; keepalive_requests 10000000; default_type "text/html; charset=utf-8";
      open_file_cache max=10;
      server {
        listen 127.0.0.1:${port};
        location = ${path} {
          alias ${folder}/page;
          add_header content-encoding br;
          ${headers.map(([name, value]) => `add_header ${name} "${value}";`).join('\n')}
        }
      }
    }`,
  )
  const program = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' })
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(address).catch(() => undefined))) await sleep(50)
  return {
    address,
    async stop() {
      const ended = once(program, 'exit')
      program.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
