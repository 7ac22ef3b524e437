import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { encodings } from '../http/encoding.ts'
import { etagOf } from '../http/etag.ts'
import {
  bringPolicy,
  contentPolicy,
  documentHeaders,
  noContent,
  providerHost,
  securityHeaders,
  workerPolicy,
} from '../http/security-headers.ts'
import type { Encoding, Page, Variant } from '../outside/pages.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
}

type Bytes = Uint8Array<ArrayBuffer>

/** A file of the web app with its headers, in the encodings that the build made of it. */
export function makePage(path: string, bytes: { identity: Bytes } & Partial<Record<Encoding, Bytes>>): Page {
  const common = {
    ...(isDocument(path) ? documentHeaders : securityHeaders),
    ...(path.startsWith('/cards/') && shownElsewhere),
    'content-security-policy': policyOf(path, bytes.identity),
    'cache-control': cacheControl(path),
    ...((bytes.br || bytes.gzip) && { vary: 'accept-encoding' }),
  }
  const page: Page = { identity: makeVariant(bytes.identity, 'identity', path, common) }
  for (const encoding of encodings) {
    const encoded = bytes[encoding]
    if (encoded) page[encoding] = makeVariant(encoded, encoding, path, common)
  }
  return page
}

function makeVariant(
  bytes: Bytes,
  encoding: Encoding,
  path: string,
  common: Record<string, string>,
): Variant {
  const etag = etagOf(bytes)
  const headersUnchanged = { ...common, etag }
  const headers = {
    ...headersUnchanged,
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-length': String(bytes.byteLength),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return {
    ...{ bytes, etag, headers, headersUnchanged },
    ...{ wire: Object.entries(headers).flat(), wireUnchanged: Object.entries(headersUnchanged).flat() },
  }
}

/** The pictures of shared links. */
const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' }

/**
 * A file in `assets` has the hash of its bytes in its name, so it never changes. For everything else, the
 * browser asks each time.
 */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The page on which a provider's player may be shown, in any language. */
const videoPage = /^\/(?:\w+\/)?youtube2\/index\.html$/

const isDocument = (path: string) => path.endsWith('.html')

function policyOf(path: string, bytes: Bytes): string {
  if (isDocument(path))
    return contentPolicy(inlineScripts(bytes), videoPage.test(path) ? { frames: providerHost } : {})
  if (path.startsWith('/assets/bring-worker-')) return bringPolicy
  return path === '/sw.js' ? workerPolicy : noContent
}

/**
 * The hashes of the inline scripts of an HTML file, as a browser computes them. Data in a script element is
 * not run.
 */
function inlineScripts(bytes: Bytes): string[] {
  const html = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  const scripts = html.matchAll(/<script\b(?<attributes>[^>]*)>(?<code>.*?)<\/script\s*>/gis)
  const inline = [...scripts].filter(
    ({ groups }) => !/\s(?:src\s*=|type="application\/ld\+json")/i.test(groups?.attributes ?? ''),
  )
  return [...new Set(inline.map(({ groups }) => sha256(groups?.code ?? '')))]
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
