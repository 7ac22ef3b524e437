import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { acceptedEncodings } from './encoding.ts'
import { etagOf, namesVersion } from './etag.ts'

const compress = promisify(gzip)

/** In bytes: compressing a shorter text saves nobody anything. */
const worthPacking = 4000

const acceptsGzip = (context: Context) =>
  acceptedEncodings(context.req.header('accept-encoding')).includes('gzip')

/** A JSON reply to one learner, which nobody stores. A long one is compressed. */
export async function sendPrivateJson(context: Context, reply: unknown): Promise<Response> {
  const text = JSON.stringify(reply)
  const headers = { 'content-type': 'application/json', vary: 'accept-encoding' }
  if (text.length < worthPacking || !acceptsGzip(context)) return context.body(text, 200, headers)
  return context.body(await compress(text), 200, { ...headers, 'content-encoding': 'gzip' })
}

/**
 * A JSON reply that the browser stores and checks at each request. It is sent again only when it has changed.
 */
export async function sendJson(context: Context, reply: unknown): Promise<Response> {
  const text = JSON.stringify(reply)
  const zipped = acceptsGzip(context)
  const etag = zipped ? etagOf(text).replace(/"$/, '-gzip"') : etagOf(text)
  const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' }
  if (namesVersion(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)

  const type = { 'content-type': 'application/json' }
  if (!zipped) return context.body(text, 200, { ...headers, ...type })
  return context.body(await compress(text), 200, { ...headers, ...type, 'content-encoding': 'gzip' })
}
