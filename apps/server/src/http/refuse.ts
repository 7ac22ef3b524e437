import type { ErrorCode, ErrorReply } from '@app/api'
import { noContent, securityHeaders } from './security-headers.ts'

const bareHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': noContent,
  'cache-control': 'no-cache',
}

export const refusalHeaders: Readonly<Record<string, string>> = {
  ...bareHeaders,
  'content-type': 'application/json',
}

/** Leads on to another address: 308 for good and with the same method, 303 to read there. */
export function leadOn(status: 303 | 308, location: string): Response {
  return new Response(null, { status, headers: { ...bareHeaders, 'content-length': '0', location } })
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
  const body = refusalBody(status, message, id)
  const length = String(Buffer.byteLength(body))
  return new Response(body, {
    status,
    headers: { ...refusalHeaders, 'content-length': length, ...headers },
  })
}
