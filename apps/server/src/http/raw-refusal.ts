import { STATUS_CODES } from 'node:http'
import { makeRefusal } from './refuse.ts'

export type Refusal = { status: number; sentence: string; headers?: Readonly<Record<string, string>> }

/** A whole reply in bytes, for a connection without a readable request. The connection is closed after it. */
export function rawRefusal({ status, sentence, headers }: Refusal): string {
  const refusal = makeRefusal(status, sentence)
  const all = { ...refusal.headers, ...headers, date: new Date().toUTCString(), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', refusal.body].join('\r\n')
}
