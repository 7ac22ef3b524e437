import type { ErrorCode, ErrorReply } from '@app/api'

/** An answer of the server that is a refusal, with the code that the screen turns into a sentence. */
class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode | 'offline'

  constructor(code: ErrorCode | 'offline', message: string) {
    super(message)
    this.code = code
  }
}

type Endpoint<Reply> = { method: 'get'; path: string; reply: { '~types'?: { output: Reply } | undefined } }

/** Asks the server. The contract names the path and the reply; what the server sends is trusted to keep it. */
export async function call<Reply>({ method, path }: Endpoint<Reply>): Promise<Reply> {
  const reply = await fetch(path, { method }).catch((cause: unknown) => {
    throw new ApiError('offline', String(cause))
  })
  if (reply.ok) return (await reply.json()) as Reply
  const { code, message } = (await reply
    .json()
    .catch(() => ({ code: 'unexpected', message: '' }))) as ErrorReply
  throw new ApiError(code, message)
}
