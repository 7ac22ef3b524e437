import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { aContent, aDirectory, startApp } from '../testing/start-app.ts'

const bytes = Buffer.from(Array.from({ length: 100 }, (_, index) => index))

/**
 * Other files in the folder of the films that nobody may request: notes on how they were made, pictures for
 * pages.
 */
const unserved = ['json', 'avif', 'svg', 'html', 'mp4x', 'mp3']

let get: (path: string, headers?: Record<string, string>) => Response | Promise<Response>

beforeEach(async () => {
  const names = ['mp4', 'webm', 'jpg', ...unserved].map((ending) => `travel.${ending}`)
  const folder = aDirectory(Object.fromEntries(names.map((name) => [name, bytes])))
  const filmFiles = new Map(names.map((name) => [name, { path: join(folder, name), hash: 'ab12cd34' }]))
  const { app } = await startApp({ content: aContent({ filmFiles }) })
  get = (path, headers = {}) => app.request(path, { headers })
})

describe('GET /films/{file}', () => {
  it.each([
    { file: 'travel.mp4', type: 'video/mp4' },
    { file: 'travel.webm', type: 'video/webm' },
    { file: 'travel.jpg', type: 'image/jpeg' },
  ])('returns $file as $type', async ({ file, type }) => {
    const reply = await get(`/films/${file}`)
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': type,
      'content-length': '100',
      'accept-ranges': 'bytes',
      etag: '"ab12cd34"',
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes)
  })

  it('returns the part that a player asks for when it seeks', async () => {
    const reply = await get('/films/travel.mp4', { range: 'bytes=90-' })
    expect(reply.status).toBe(206)
    expect(reply.headers.get('content-range')).toBe('bytes 90-99/100')
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes.subarray(90))
  })

  it('may be cached for ever if the URL names the version', async () => {
    const cacheControl = async (query: string) =>
      (await get(`/films/travel.webm${query}`)).headers.get('cache-control')
    expect(await cacheControl('?v=ab12cd34')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl('')).toBe('public, max-age=2592000')
  })

  it('returns 304 to a client that has these bytes', async () => {
    const reply = await get('/films/travel.jpg', { 'if-none-match': '"ab12cd34"' })
    expect(reply.status).toBe(304)
  })

  it.each([
    '/films/unknown.mp4',
    '/films/travel',
    ...unserved.map((ending) => `/films/travel.${ending}`),
    '/films/manifest.json',
    '/films/',
    '/films/..%2fmanifest.json',
    '/films/travel.mp4/more',
    '/films/__proto__.mp4',
  ])('returns 404 in the one shape for %s', async (path) => {
    const reply = await get(path, { accept: '*/*' })
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toBe('application/json')
  })
})
