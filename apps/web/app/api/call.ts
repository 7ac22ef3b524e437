import type { ErrorCode, ErrorReply } from '@app/api'
import { languageHeader } from '@app/api/paths'
import { endSession } from '../session/session.ts'
import { hasServer } from './has-server.ts'
import { outlives } from './outlives.ts'

/** An answer of the server that is a refusal, with its code and its sentence. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode | 'offline'
  /** What the contract of its area says besides. */
  readonly detail: unknown

  constructor(code: ErrorCode | 'offline', message: string, detail?: unknown) {
    super(message)
    this.code = code
    this.detail = detail
  }
}

type Schema<Input, Output> = { '~types'?: { input: Input; output: Output } | undefined }
type Endpoint<Reply> = { method: string; path: string; reply?: Schema<unknown, Reply> }

/** Milliseconds until a server that does not answer counts as none: a form must not wait for ever. */
const usualPatience = 20_000

/** For what takes its time: milliseconds to wait, and a signal that nobody waits any more. */
type Waiting = { patience?: number; signal?: AbortSignal }

/** The same where the server asks others, and where files of megabytes go over a poor line. */
const longPatience = { asking: 90_000, files: 600_000 }

/** Asks the server. The contract names the path and the reply; what the server sends is trusted to keep it. */
export function call<Reply>(endpoint: Endpoint<Reply>, body?: unknown, waiting?: Waiting): Promise<Reply> {
  return request(endpoint, body, waiting)
}

/** Sends the server what the contract names the body of. */
export function send<Body, Reply>(
  endpoint: Endpoint<Reply> & { body: Schema<Body, unknown> },
  body: Body,
): Promise<Reply> {
  return request(endpoint, body)
}

/** The same where the server has to ask somebody else first. */
export function sendAndWait<Body, Reply>(
  endpoint: Endpoint<Reply> & { body: Schema<Body, unknown> },
  body: Body,
): Promise<Reply> {
  return request(endpoint, body, { patience: longPatience.asking })
}

/** Sends the server a form, files and all. */
export function sendForm<Reply>(endpoint: Endpoint<Reply>, form: FormData): Promise<Reply> {
  return request(endpoint, form, { patience: longPatience.files })
}

/** The endpoint for one thing, where its path has `:id` in it. */
export const endpointOf = <Of extends { path: string }>(endpoint: Of, id: string): Of => ({
  ...endpoint,
  path: endpoint.path.replace(':id', encodeURIComponent(id)),
})

async function request<Reply>(
  { method, path }: Endpoint<Reply>,
  body: unknown,
  { patience = usualPatience, signal }: Waiting = {},
): Promise<Reply> {
  if (!hasServer && path.startsWith('/api/')) throw new ApiError('not-found', 'This site has no server.')
  const json = body === undefined || body instanceof FormData ? undefined : JSON.stringify(body)
  const inTime = AbortSignal.timeout(patience)
  // Where somebody else is asked, nobody waits for the answer once the page is gone.
  const isWaitedFor = signal !== undefined || patience !== usualPatience
  const reply = await fetch(path, {
    method: method.toUpperCase(),
    headers: {
      [languageHeader]: document.documentElement.lang,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body instanceof FormData && { body }),
    ...(json !== undefined && { body: json, keepalive: !isWaitedFor && outlives(json) }),
    signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
  }).catch((cause: unknown) => {
    throw new ApiError('offline', String(cause))
  })
  if (reply.ok) return (await reply.json()) as Reply
  const { code, message, detail } = (await reply
    .json()
    .catch(() => ({ code: hasServer ? 'unexpected' : 'not-found', message: '' }))) as ErrorReply
  if (code === 'signed-out') endSession()
  throw new ApiError(code, message, detail)
}
