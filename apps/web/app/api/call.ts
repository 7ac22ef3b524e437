import type { ErrorCode, ErrorReply } from '@app/api'
import { languageHeader } from '@app/api/paths'
import { hasServer } from './has-server.ts'
import { outlives } from './outlives.ts'
import { tellSignedOut } from './signed-out.ts'

/** A refusal from the server, with its code and its sentence. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode | 'offline'
  /** What the contract of its area adds. */
  readonly detail: unknown

  constructor(code: ErrorCode | 'offline', message: string, detail?: unknown) {
    super(message)
    this.code = code
    this.detail = detail
  }
}

type Schema<Input, Output> = { '~types'?: { input: Input; output: Output } | undefined }
type Endpoint<Reply> = { method: string; path: string; reply?: Schema<unknown, Reply> }

/** Milliseconds to wait for the server: a form must not wait for ever. */
const usualTimeout = 20_000

/** For slow requests: the milliseconds to wait, and a signal that aborts the request. */
type Waiting = { timeout?: number; signal?: AbortSignal }

/** The same for requests where the server asks others, and for files of megabytes on a slow connection. */
const longTimeouts = { asking: 90_000, files: 600_000 }

/** Asks the server. The contract names the path and the type of the reply. The reply is not checked. */
export function call<Reply>(endpoint: Endpoint<Reply>, body?: unknown, waiting?: Waiting): Promise<Reply> {
  return request(endpoint, body, waiting)
}

/** Sends the server the body that the contract names. */
export function send<Body, Reply>(
  endpoint: Endpoint<Reply> & { body: Schema<Body, unknown> },
  body: Body,
): Promise<Reply> {
  return request(endpoint, body)
}

/** The same for a request where the server first has to ask somebody else. */
export function sendAndWait<Body, Reply>(
  endpoint: Endpoint<Reply> & { body: Schema<Body, unknown> },
  body: Body,
): Promise<Reply> {
  return request(endpoint, body, { timeout: longTimeouts.asking })
}

/** Sends the server a form with its files. */
export function sendForm<Reply>(endpoint: Endpoint<Reply>, form: FormData): Promise<Reply> {
  return request(endpoint, form, { timeout: longTimeouts.files })
}

/** The endpoint for one id, where its path contains `:id`. */
export const endpointOf = <Of extends { path: string }>(endpoint: Of, id: string): Of => ({
  ...endpoint,
  path: endpoint.path.replace(':id', encodeURIComponent(id)),
})

async function request<Reply>(
  { method, path }: Endpoint<Reply>,
  body: unknown,
  { timeout = usualTimeout, signal }: Waiting = {},
): Promise<Reply> {
  if (!hasServer && path.startsWith('/api/')) throw new ApiError('not-found', 'This site has no server.')
  const json = body === undefined || body instanceof FormData ? undefined : JSON.stringify(body)
  const inTime = AbortSignal.timeout(timeout)
  // A request to an outside service is not waited for after the page is gone.
  const endsWithPage = signal !== undefined || timeout !== usualTimeout
  const reply = await fetch(path, {
    method: method.toUpperCase(),
    headers: {
      [languageHeader]: document.documentElement.lang,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body instanceof FormData && { body }),
    ...(json !== undefined && { body: json, keepalive: !endsWithPage && outlives(json) }),
    signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
  }).catch((cause: unknown) => {
    throw new ApiError('offline', String(cause))
  })
  if (reply.ok) return (await reply.json()) as Reply
  const { code, message, detail } = (await reply
    .json()
    .catch(() => ({ code: hasServer ? 'unexpected' : 'not-found', message: '' }))) as ErrorReply
  if (code === 'signed-out') tellSignedOut()
  throw new ApiError(code, message, detail)
}
