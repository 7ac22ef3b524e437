import { randomUUID } from 'node:crypto'
import type { ErrorCode, ErrorReply } from '@app/api'
import { noContent, securityHeaders } from './security-headers.ts'

const bareHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': noContent,
  'cache-control': 'no-cache',
}

/** Redirects to another URL: 308 permanently and with the same method, 303 to be read there by GET. */
export function redirect(status: 303 | 308, location: string): Response {
  return new Response(null, { status, headers: { ...bareHeaders, 'content-length': '0', location } })
}

/** The error code for a status, where no endpoint of ours has chosen one. */
const codes: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  405: 'wrong-method',
  413: 'too-large',
  414: 'too-large',
  431: 'too-large',
  500: 'unexpected',
  503: 'unavailable',
}

/** A refusal in the one shape of all, with an id of its own if the request has none yet. */
export function makeRefusal(status: number, message: string, id: string = randomUUID()) {
  const body = JSON.stringify({ code: codes[status] ?? 'invalid', message, id } satisfies ErrorReply)
  const headers: Record<string, string> = {
    ...bareHeaders,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': id,
  }
  return { body, headers }
}

/** Refuses a request that is for neither a page nor an endpoint, in the same shape as all others. */
export function refuse(
  status: number,
  message: string,
  { id, headers }: { id?: string; headers?: Record<string, string> } = {},
): Response {
  const refusal = makeRefusal(status, message, id)
  return new Response(refusal.body, { status, headers: { ...refusal.headers, ...headers } })
}
