import { expect, it } from 'vitest'
import { refusalOfParser } from './refusal-of-parser.ts'

const refusal = (code?: string, text?: string) =>
  refusalOfParser(
    Object.assign(
      new Error('Node could not read it.'),
      code !== undefined && { code },
      text !== undefined && { rawPacket: Buffer.from(text) },
    ),
  ).status

const long = 'a'.repeat(9000)

it.each([
  ['an address', `GET /${long}`, 414],
  ['an address that fills exactly what is read', `GET /${'a'.repeat(8192 - 5)}`, 414],
  ['headers', `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${long}`, 431],
  ['headers of a request whose address is short', `GET /short`, 431],
  ['no request at all', long, 431],
  ['nothing that was kept', undefined, 431],
])('tells of too many bytes what is too long: %s', (_, text, status) => {
  expect(refusal('HPE_HEADER_OVERFLOW', text)).toBe(status)
})

it.each([
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_INVALID_METHOD', 400],
  [undefined, 400],
])('says of %s %d, and never that the server is at fault', (code, status) => {
  expect(refusal(code)).toBe(status)
})
