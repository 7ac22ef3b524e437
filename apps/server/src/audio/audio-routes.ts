import { readFile } from 'node:fs/promises'
import { byteRange } from '@app/api'
import { Hono } from 'hono'
import { namesVersion } from '../http/etag.ts'
import { isBroken } from '../http/is-broken.ts'
import { plain } from '../http/plain.ts'
import { noContent, securityHeaders } from '../http/security-headers.ts'
import type { Clip, Outside } from '../outside.ts'

/** Clips, whole or in parts. All of them together are a few megabytes, so each stays in memory once it was asked for. */
export function audioRoutes({ content }: Pick<Outside, 'content'>) {
  const read = clipReader()

  return new Hono().get('/audio/*', async (context) => {
    const name = /^\/audio\/(?<name>[\w-]+)\.mp3$/.exec(context.req.path)?.groups?.name
    const clip = name === undefined ? undefined : content.audio.get(name)
    if (!clip) return plain(isBroken(context.req.path) ? 400 : 404, 'Not found.')

    const bytes = await read(clip)
    const etag = `"${clip.hash}"`
    const headers = {
      ...securityHeaders,
      'content-security-policy': noContent,
      'cache-control': cacheControl(context.req.query('v'), clip),
      'accept-ranges': 'bytes',
      etag,
    }
    const ask = (header: string) => context.req.header(header)
    if (namesVersion(ask('if-none-match'), etag)) return new Response(null, { status: 304, headers })

    const current = (ask('if-range') ?? etag) === etag
    const range = byteRange(current && context.req.method === 'GET' ? ask('range') : undefined, bytes.length)
    if (range.type === 'unsatisfiable') {
      return plain(416, 'There is no such part.', { 'content-range': `bytes */${bytes.length}` })
    }
    const part = range.type === 'part' ? bytes.subarray(range.start, range.end + 1) : bytes
    return new Response(part, {
      status: range.type === 'part' ? 206 : 200,
      headers: {
        ...headers,
        'content-type': 'audio/mpeg',
        'content-length': String(part.length),
        ...(range.type === 'part' && {
          'content-range': `bytes ${range.start}-${range.end}/${bytes.length}`,
        }),
      },
    })
  })
}

/** An address that names the version it wants can be kept for good; one that names another gets today's, for a while. */
function cacheControl(version: string | undefined, clip: Clip): string {
  if (version === clip.hash) return 'public, max-age=31536000, immutable'
  return version === undefined ? 'public, max-age=2592000' : 'public, max-age=60'
}

function clipReader() {
  const clips = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (clip: Clip) => {
    const known = clips.get(clip.path)
    if (known) return known
    const reading = readFile(clip.path)
    clips.set(clip.path, reading)
    reading.catch(() => clips.delete(clip.path))
    return reading
  }
}
