import { noContent, securityHeaders } from './security-headers.ts'

export const plainHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': noContent,
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-cache',
}

/** A reply in plain words, for what is neither a page nor an endpoint. */
export function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { ...plainHeaders, ...headers } })
}
