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

type Endpoint<Reply> = {
  method: 'get' | 'post' | 'put'
  path: string
  reply?: { '~types'?: { output: Reply } | undefined }
}

const language: typeof languageHeader = 'x-language'

/** Milliseconds until a server that does not answer counts as none. */
const patience = 30_000

/** Asks the server. The contract names the path and the reply; what the server sends is trusted to keep it. */
export async function call<Reply>({ method, path }: Endpoint<Reply>, body?: unknown): Promise<Reply> {
  const reply = await fetch(path, {
    method,
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
