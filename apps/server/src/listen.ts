import { once } from 'node:events'
import type { Server } from 'node:http'
import { type Fetch, makeServer } from './http/make-server.ts'
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
  return { url, close: () => close(server) }
}

async function close(server: Server) {
  const closed = once(server, 'close')
  server.close()
  // A connection that is kept alive becomes idle only when its last reply is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), lastRequests)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

/** An address that means "all of them" cannot be visited, and one of IPv6 needs brackets. */
function visitable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
