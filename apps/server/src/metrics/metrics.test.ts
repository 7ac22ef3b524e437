import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { runServer } from '../testing/processes.ts'
import { aDirectory, freshDatabase } from '../testing/start-app.ts'
import { serveMetrics } from './serve-metrics.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function start() {
  const port = await freePort()
  const settings = { DATABASE_URL: await freshDatabase(), DATA_DIR: aDirectory() }
  const server = runServer({ ...settings, METRICS: `127.0.0.1:${port}` })
  const address = await server.address()
  const metrics = `http://127.0.0.1:${port}/metrics`
  return { server, address, metrics, read: async () => (await fetch(metrics)).text() }
}

it('counts requests by endpoint, method and class of status, the pool, mails and the process', async () => {
  const { address, read } = await start()
  const body = JSON.stringify({ email: 'asha.menon@example.org', password: 'a long enough password' })
  const headers = { 'content-type': 'application/json', origin: address }
  await fetch(`${address}/api/auth/sign-up/email`, { method: 'POST', headers, body })
  await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: body.replace('long', 'wrong'),
  })
  await fetch(`${address}/api/profile?secret`)
  await fetch(`${address}/audio/secret.mp3`)
  const text = await read()
  for (const labels of [
    'method="POST",route="/api/auth/sign-up/email",status="2xx"',
    'method="GET",route="/api/profile",status="4xx"',
    'method="GET",route="/audio/*",status="4xx"',
  ])
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 1`)
  expect(text).toMatch(/^database_connections\{state="idle"\} \d+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).toMatch(/^security_events_total\{event="sign-in-failed"\} 1$/m)
  expect(text).toMatch(/^security_events_total\{event="too-many"\} 0$/m)
  await expect.poll(read).toMatch(/^mails_total\{outcome="sent"\} 1$/m)
  expect(await read()).not.toMatch(/secret|asha|example|127\.0\.0\.1/)
})

it('has no more names than there are endpoints, whatever is asked for, and is served at an address of its own alone', async () => {
  const { server, address, metrics, read } = await start()
  const { port } = new URL(address)
  const ask = (method: string, path: string) =>
    new Promise<void>((resolve, reject) => {
      request({ port, host: '127.0.0.1', method, path, agent: false }, (reply) =>
        reply.resume().on('end', resolve),
      )
        .on('error', reject)
        .end()
    })
  const methods = ['GET', 'PROPFIND', 'MKCOL', 'PURGE']
  for (let place = 0; place < 60; place++) {
    const method = methods[place % methods.length] ?? ''
    for (const path of [`/api/${place}`, `/${place}`, `/api/auth/callback/${place}`, `/audio/${place}`])
      await ask(method, path)
  }
  const series = (await read()).match(/^http_request_duration_seconds_count/gm)
  expect(series?.length).toBeLessThanOrEqual(8)

  expect((await fetch(metrics)).headers.get('content-type')).toMatch('text/plain')
  expect((await fetch(metrics.replace('/metrics', '/api/health'))).status).toBe(404)
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).not.toMatch('version')
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

it('refuses an address that is taken in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const metrics = { contentType: 'text/plain; version=0.0.4; charset=utf-8' as const, text: async () => '' }
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port })).rejects.toThrow(
    `METRICS ${port} on 127.0.0.1 is already taken: choose another one.`,
  )
})
