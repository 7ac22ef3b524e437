import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import type { Outside } from '../outside/outside.ts'
import { isOverTls } from './is-over-tls.ts'
import { type Refusal, rawRefusal } from './raw-refusal.ts'
import { type ParserError, refusalOfParser } from './refusal-of-parser.ts'
import { makeRefusal, refuse } from './refuse.ts'
import { strictTransport } from './security-headers.ts'

export type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** A reply that was made before anybody asked. Its headers are names and values by turns. */
export type Ready = { status: 200 | 304; headers: string[]; bytes?: Uint8Array }

/** Finds such a reply, for a request that needs nothing else of the app. */
export type FindReady = (incoming: IncomingMessage) => Ready | undefined

/**
 * In milliseconds: how long an idle connection stays open. A proxy before us must close it sooner:
 * `docs/operate.md`.
 */
export const keepAlive = 5000

/** In milliseconds. Even a poor network brings the headers of a request in seconds; a body may be slow. */
const timeouts = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: keepAlive,
}

/**
 * In milliseconds: how long a refused client may go on sending. If it were cut off at once, it would lose the
 * refusal.
 */
const lingering = 500

const noHost = { status: 400, sentence: 'The request names no host.' }
const noExpectation = { status: 417, sentence: 'Only 100-continue can be expected.' }
const noTunnel = { status: 405, sentence: 'This is no proxy.', headers: { allow: 'GET, HEAD' } }

type Settings = Partial<Pick<Outside, 'publicUrl'>> &
  Pick<Outside, 'proxies' | 'report'> & { ready?: FindReady }

/**
 * The HTTP server around the app. Requests that never reach the app, because Node's parser or the adapter
 * refuses them, get their reply here, with the same headers. The header that demands TLS is also set here, so
 * that no reply misses it. A reply that is ready is sent at once: the way through the app costs more than the reply.
 */
export function makeServer(fetch: Fetch, settings: Settings, limits: ServerOptions = timeouts): Server {
  const overTls = isOverTls(settings)
  const handle = getRequestListener(fetch as Parameters<typeof getRequestListener>[0], {
    // HTTP/1.0 has no Host.
    hostname: 'localhost',
    errorHandler(error) {
      if (error instanceof RequestError) return refuse(400, 'This is no address.')
      settings.report(error)
      return refuse(500, 'Something broke.')
    },
  })
  const last = new WeakMap<Duplex, { incoming: IncomingMessage; outgoing: ServerResponse }>()
  const note = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    last.set(incoming.socket, { incoming, outgoing })
  const prepare = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    note(incoming, outgoing)
    if (overTls(incoming)) outgoing.setHeader(...strictTransport)
  }

  // Two Host headers are joined into one that is not a valid host. A missing one is refused here, because
  // Node would send no headers.
  const server = createServer({ ...limits, joinDuplicateHeaders: true, requireHostHeader: false })
  server.on('request', (incoming, outgoing) => {
    const ready = settings.ready?.(incoming)
    if (ready) {
      note(incoming, outgoing)
      const { status, headers, bytes } = ready
      outgoing.writeHead(status, overTls(incoming) ? [...headers, ...strictTransport] : headers).end(bytes)
      return
    }
    prepare(incoming, outgoing)
    if (incoming.headers.host === undefined && incoming.httpVersion !== '1.0') sendRefusal(outgoing, noHost)
    else handle(incoming, outgoing)
  })
  server.on('checkExpectation', (incoming, outgoing) => {
    prepare(incoming, outgoing)
    sendRefusal(outgoing, noExpectation)
  })

  const always = settings.publicUrl?.startsWith('https:') && Object.fromEntries([strictTransport])
  const refuseRaw = (socket: Duplex, { headers, ...refusal }: Refusal) => {
    socket.end(rawRefusal({ ...refusal, headers: { ...headers, ...always } }))
    setTimeout(() => socket.destroy(), lingering).unref()
  }
  server.on('connect', (_incoming, socket) => {
    socket.on('error', () => {})
    refuseRaw(socket, noTunnel)
  })
  server.on('clientError', (error: ParserError, socket) => {
    // After a refusal, more of the same is ignored: one request never gets two replies, nor a reply inside
    // another.
    if (socket.writableEnded) return
    const { incoming, outgoing } = last.get(socket) ?? {}
    const replied = outgoing?.headersSent && !(outgoing.writableEnded && incoming?.complete)
    if (replied || !socket.writable) socket.destroy()
    else refuseRaw(socket, refusalOfParser(error))
  })
  return server
}

function sendRefusal(outgoing: ServerResponse, { status, sentence }: Refusal) {
  const { body, headers } = makeRefusal(status, sentence)
  outgoing.writeHead(status, { ...headers, connection: 'close' }).end(body)
}
