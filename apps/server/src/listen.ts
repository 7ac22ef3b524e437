import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fetch, makeServer } from './http/make-server.ts'
import type { Outside } from './outside.ts'
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

/** How long a request under way may still take when the server stops. */
const lastRequests = 10_000

type Known = Pick<Settings, 'host' | 'port' | 'publicUrl' | 'proxies'> & Pick<Outside, 'report'>

/**
 * Listens, and answers with the address to visit and a way to stop that lets requests under way finish. `open` makes what
 * answers at that address; a request that comes before it is made waits for it.
 */
export async function listen(open: (url: string) => Promise<Fetch>, known: Known) {
  const { host, port } = known
  const opened = Promise.withResolvers<Fetch>()
  let answer: Fetch = async (request, bindings) => (await opened.promise)(request, bindings)
  const server = makeServer((request, bindings) => answer(request, bindings), known)
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(sentence(error as NodeJS.ErrnoException, host, port))
  }
  const { port: taken } = server.address() as AddressInfo
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

function sentence({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} on ${host} is already taken: choose another one.`
    case 'EACCES':
      return `PORT ${port} is not open to this user: choose one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine.`
    default:
      return `The server cannot listen on HOST ${host}, PORT ${port}: ${message}.`
  }
}

/** An address that means "all of them" cannot be visited, and one of IPv6 needs brackets. */
function visitable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
