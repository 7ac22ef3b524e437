import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type Fetch, keepAlive, makeServer } from './http/make-server.ts'
import { openPort } from './http/open-port.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Outside } from './outside.ts'
import type { Settings } from './settings.ts'

/** How long a request under way may still take when the server stops. */
const lastRequests = 10_000

type Known = Pick<Settings, 'host' | 'port' | 'publicUrl' | 'proxies'> &
  Pick<Outside, 'report'> & { metrics?: Pick<Metrics, 'watch'> | undefined }

/**
 * Listens, and answers with the address to visit and a way to stop that lets requests under way finish. `open` makes what
 * answers at that address; a request that comes before it is made waits for it.
 */
export async function listen(open: (url: string) => Promise<Fetch>, known: Known) {
  const { host, port, metrics } = known
  const opened = Promise.withResolvers<Fetch>()
  let answer: Fetch = async (request, bindings) => (await opened.promise)(request, bindings)
  const server = makeServer((request, bindings) => answer(request, bindings), known)
  if (metrics) server.prependListener('request', metrics.watch)
  const taken = await openPort(server, { host, port, names: { host: 'HOST', port: 'PORT' } })
  const url = `http://${visitable(host)}:${taken}`
  answer = await open(url)
  opened.resolve(answer)
  return { url, close: () => close(server, known) }
}

/**
 * Stops in good order: no new connection is taken, and each reply says that its connection ends. Behind a proxy of ours idle
 * connections are left to it for as long as it may take them for usable, because what it sends into one that we end at that
 * moment is lost, and must not be sent again if it changes something. Browsers begin anew by themselves.
 */
async function close(server: Server, { proxies }: Pick<Known, 'proxies'>) {
  const closed = once(server, 'close')
  server.prependListener('request', (_incoming, outgoing) => outgoing.setHeader('connection', 'close'))
  // Connections that are waiting to be taken are, before it stops taking them.
  await nextTurn()
  const late = setTimeout(() => server.closeAllConnections(), lastRequests)
  if (proxies > 0) {
    closeDoor(server)
    await Promise.race([closed, sleep(keepAlive, undefined, { ref: false })])
  } else server.close()
  // A connection that is kept alive becomes idle only when its last reply is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

/** Takes no new connection; the close of HTTP would end idle ones at once. */
const closeDoor = (server: Server) => NetServer.prototype.close.call(server)

/** An address that means "all of them" cannot be visited, and one of IPv6 needs brackets. */
function visitable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
