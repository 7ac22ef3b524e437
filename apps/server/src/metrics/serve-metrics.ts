import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { openPort } from '../http/open-port.ts'
import type { Settings } from '../settings/read-settings.ts'
import type { Metrics } from './metrics.ts'

type Read = Pick<Metrics, 'contentType' | 'text'>

/**
 * Serves `GET /metrics` and nothing else, at an address of its own, which no proxy passes on by mistake.
 * Returns the port, and a function that stops it.
 */
export async function serveMetrics(metrics: Read, { host, port }: NonNullable<Settings['metrics']>) {
  const server = createServer((incoming, outgoing) => void answer(metrics, incoming, outgoing))
  const taken = await openPort(server, { host, port, names: { host: 'METRICS', port: 'METRICS' } })
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: taken, close }
}

async function answer(
  { contentType, text }: Read,
  { method, url }: IncomingMessage,
  outgoing: ServerResponse,
) {
  if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
    outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('There is only GET /metrics.\n')
    return
  }
  const body = await text()
  outgoing.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body)
}
