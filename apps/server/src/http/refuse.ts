import type { ErrorCode, ErrorReply } from '@app/api'
import { noContent, securityHeaders } from './security-headers.ts'

export const refusalHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': noContent,
  'content-type': 'application/json',
  'cache-control': 'no-cache',
}

/** What a status says in the one shape of refusals, where no endpoint of ours has chosen it. */
const codes: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  405: 'wrong-method',
  413: 'too-large',
  414: 'too-large',
  431: 'too-large',
  500: 'unexpected',
  503: 'unavailable',
}

export const refusalBody = (status: number, message: string, id?: string): string =>
  JSON.stringify({ code: codes[status] ?? 'invalid', message, ...(id && { id }) } satisfies ErrorReply)

/** A refusal of what is neither a page nor an endpoint, in the same shape as all others. */
export function refuse(
  status: number,
  message: string,
  { id, headers }: { id?: string; headers?: Record<string, string> } = {},
): Response {
  return new Response(refusalBody(status, message, id), {
    status,
    headers: { ...refusalHeaders, ...headers },
  })
}
