import type { ErrorCode, ErrorReply } from '@app/api'

/** An answer of the server that is a refusal, with the code that the screen turns into a sentence. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode | 'offline'

  constructor(code: ErrorCode | 'offline', message: string) {
    super(message)
    this.code = code
  }
}

type Schema<Input, Output> = { '~types'?: { input: Input; output: Output } | undefined }
type Endpoint<Reply> = { method: string; path: string; reply: Schema<unknown, Reply> }

/** Milliseconds until what was sent counts as lost: a connection that only seems to be there must not keep a form for ever. */
const patience = 20_000

/** Asks the server. The contract names the path and the reply; what the server sends is trusted to keep it. */
export function call<Reply>({ method, path }: Endpoint<Reply>): Promise<Reply> {
  return request(path, { method })
}

/** Sends the server what the contract names the body of. */
export function send<Body, Reply>(
  { method, path }: Endpoint<Reply> & { body: Schema<Body, unknown> },
  body: Body,
): Promise<Reply> {
  return request(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patience),
  })
}

async function request<Reply>(path: string, init: RequestInit): Promise<Reply> {
  const reply = await fetch(path, init).catch((cause: unknown) => {
    throw new ApiError('offline', String(cause))
  })
  if (reply.ok) return (await reply.json()) as Reply
  const { code, message } = (await reply
    .json()
    .catch(() => ({ code: 'unexpected', message: '' }))) as ErrorReply
  throw new ApiError(code, message)
}
