import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type Fetch, type FindReady, keepAlive, makeServer } from './http/make-server.ts'
import { openPort } from './http/open-port.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Outside } from './outside/outside.ts'
import type { Settings } from './settings/read-settings.ts'

/** In milliseconds: how long a request under way may take when the server stops. */
const lastRequests = 10_000

type Answering = { fetch: Fetch; ready?: FindReady }

type Known = Pick<Settings, 'host' | 'port' | 'publicUrl' | 'proxies'> &
  Pick<Outside, 'report'> & { metrics?: Pick<Metrics, 'watch'> | undefined }

/**
 * Listens. Returns the URL to visit, and a function that stops and lets requests under way finish. `open`
 * makes the handler for that URL, and finds replies that are ready; requests that come earlier wait for it.
 */
export async function listen(open: (url: string) => Promise<Answering>, known: Known) {
  const { host, port, metrics } = known
  const opened = Promise.withResolvers<Fetch>()
  let answering: Answering = { fetch: async (request, bindings) => (await opened.promise)(request, bindings) }
  const server = makeServer((request, bindings) => answering.fetch(request, bindings), {
    ...known,
    ready: (incoming) => answering.ready?.(incoming),
  })
  if (metrics) server.prependListener('request', metrics.watch)
  const taken = await openPort(server, { host, port, names: { host: 'HOST', port: 'PORT' } })
  const url = `http://${visitable(host)}:${taken}`
  answering = await open(url)
  opened.resolve(answering.fetch)
  return { url, close: () => close(server, known) }
}

/**
 * Stops in an orderly way: it accepts no new connection, and each reply says that its connection ends. Behind
 * a proxy, idle connections stay open as long as the proxy may still use them: a request on a connection that
 * we close at the same moment would be lost, and must not be sent again if it changes something. Browsers
 * reconnect by themselves.
 */
async function close(server: Server, { proxies }: Pick<Known, 'proxies'>) {
  const closed = once(server, 'close')
  server.prependListener('request', (_incoming, outgoing) => outgoing.setHeader('connection', 'close'))
  // First accepts the connections that are already waiting.
  await nextTurn()
  const late = setTimeout(() => server.closeAllConnections(), lastRequests)
  if (proxies > 0) {
    stopAccepting(server)
    await Promise.race([closed, sleep(keepAlive, undefined, { ref: false })])
  } else server.close()
  // A connection with keep-alive becomes idle only after its last reply.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

/** Accepts no new connection. HTTP's own `close` would also end idle ones at once. */
const stopAccepting = (server: Server) => NetServer.prototype.close.call(server)

/** `0.0.0.0` means all addresses and cannot be visited, and an IPv6 address needs brackets. */
function visitable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
