import type { ErrorCode, ErrorReply, languageHeader } from '@app/api'
import { endSession } from './session.ts'

/** An answer of the server that is a refusal, with its code and its sentence. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode | 'offline'

  constructor(code: ErrorCode | 'offline', message: string) {
    super(message)
    this.code = code
  }
}

type Schema<Input, Output> = { '~types'?: { input: Input; output: Output } | undefined }
type Endpoint<Reply> = { method: string; path: string; reply?: Schema<unknown, Reply> }

const language: typeof languageHeader = 'x-language'

/** Milliseconds until a server that does not answer counts as none: a form must not wait for ever. */
const patience = 20_000

/** Asks the server. The contract names the path and the reply; what the server sends is trusted to keep it. */
export function call<Reply>(endpoint: Endpoint<Reply>, body?: unknown): Promise<Reply> {
  return request(endpoint, body)
}

/** Sends the server what the contract names the body of. */
export function send<Body, Reply>(
  endpoint: Endpoint<Reply> & { body: Schema<Body, unknown> },
  body: Body,
): Promise<Reply> {
  return request(endpoint, body)
}

async function request<Reply>({ method, path }: Endpoint<Reply>, body: unknown): Promise<Reply> {
  const reply = await fetch(path, {
    method: method.toUpperCase(),
    headers: {
      [language]: document.documentElement.lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw new ApiError('offline', String(cause))
  })
  if (reply.ok) return (await reply.json()) as Reply
  const { code, message } = (await reply
    .json()
    .catch(() => ({ code: 'unexpected', message: '' }))) as ErrorReply
  if (code === 'signed-out') endSession()
  throw new ApiError(code, message)
}
