import type { Refusal } from './raw-refusal.ts'

/** Node's error for bytes that it could not read as a request. */
export type ParserError = Error & { code?: string; rawPacket?: Buffer }

/**
 * The reply to bytes that are not a request. An unknown method gets 400 too: the parser cannot tell it from
 * noise, and nothing here deserves a 5xx.
 */
export function refusalOfParser({ code, rawPacket }: ParserError): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return hasLongTarget(rawPacket)
        ? { status: 414, sentence: 'The address is too long.' }
        : { status: 431, sentence: 'The headers are too long.' }
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { status: 413, sentence: 'The body is too long.' }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, sentence: 'The request took too long.' }
    default:
      return { status: 400, sentence: 'This is no request.' }
  }
}

/** In bytes: half of what all the headers together may have. */
const longTarget = 8192

/** Whether these bytes begin a request with a URL that is too long by itself. */
function hasLongTarget(bytes: Buffer | undefined): boolean {
  const start = bytes?.subarray(0, longTarget).toString('latin1') ?? ''
  return start.length === longTarget && /^[A-Z-]+ [^\s]+$/.test(start)
}
