import { STATUS_CODES } from 'node:http'
import { refusalBody, refusalHeaders } from './refuse.ts'

export type Refusal = { status: number; sentence: string; headers?: Readonly<Record<string, string>> }

/** A whole reply as it goes over the wire, for a connection that has no request to reply to and is closed after it. */
export function rawRefusal({ status, sentence, headers }: Refusal): string {
  const body = refusalBody(status, sentence)
  const all = {
    ...refusalHeaders,
    ...headers,
    date: new Date().toUTCString(),
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
