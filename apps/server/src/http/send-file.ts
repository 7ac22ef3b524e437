import { readFile } from 'node:fs/promises'
import { byteRange } from '@app/api'
import type { Context } from 'hono'
import type { Media, MediaFile } from '../outside/media.ts'
import { namesVersion } from './etag.ts'
import { refuse } from './refuse.ts'
import { noContent, securityHeaders } from './security-headers.ts'

/**
 * Sends files whole or in parts. All of them together are a few megabytes, so each stays in memory once it
 * was requested.
 */
export function sendFiles() {
  const read = fileReader()
  return (context: Context, file: MediaFile, type: string): Promise<Response> =>
    sendMedia(context, { version: file.hash, read: () => read(file) }, type)
}

/** Sends it whole or in part. Its bytes are not read if the client has this version. */
export async function sendMedia(context: Context, { version, read }: Media, type: string): Promise<Response> {
  const etag = `"${version}"`
  const headers = {
    ...securityHeaders,
    'content-security-policy': noContent,
    'cache-control': cacheControl(context.req.query('v'), version),
    'accept-ranges': 'bytes',
    etag,
  }
  const ask = (header: string) => context.req.header(header)
  if (namesVersion(ask('if-none-match'), etag)) return new Response(null, { status: 304, headers })

  const bytes = await read()
  const current = (ask('if-range') ?? etag) === etag
  const range = byteRange(current && context.req.method === 'GET' ? ask('range') : undefined, bytes.length)
  if (range.type === 'unsatisfiable') {
    return refuse(416, 'There is no such part.', {
      headers: { 'content-range': `bytes */${bytes.length}` },
    })
  }
  const part = range.type === 'part' ? bytes.subarray(range.start, range.end + 1) : bytes
  return new Response(part, {
    status: range.type === 'part' ? 206 : 200,
    headers: {
      ...headers,
      'content-type': type,
      'content-length': String(part.length),
      ...(range.type === 'part' && {
        'content-range': `bytes ${range.start}-${range.end}/${bytes.length}`,
      }),
    },
  })
}

/**
 * A URL with the present version can be cached for ever. A URL with another version gets the present file, to
 * be cached for a while.
 */
function cacheControl(asked: string | undefined, version: string): string {
  if (asked === version) return 'public, max-age=31536000, immutable'
  return asked === undefined ? 'public, max-age=2592000' : 'public, max-age=60'
}

function fileReader() {
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (file: MediaFile) => {
    const known = files.get(file.path)
    if (known) return known
    const reading = readFile(file.path)
    files.set(file.path, reading)
    reading.catch(() => files.delete(file.path))
    return reading
  }
}
