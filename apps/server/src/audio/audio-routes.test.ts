import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { noContent, securityHeaders } from '../http/security-headers.ts'
import { aDirectory, recordedClips, startApp } from '../testing/start-app.ts'

const bytes = Buffer.from(Array.from({ length: 100 }, (_, index) => index))
const guards = { ...securityHeaders, 'content-security-policy': noContent }
const forGood = 'public, max-age=31536000, immutable'

let get: (path: string, headers?: Record<string, string>) => Response | Promise<Response>
let head: (path: string, headers?: Record<string, string>) => Response | Promise<Response>

beforeEach(async () => {
  const path = join(aDirectory({ 'clip.mp3': bytes }), 'clip.mp3')
  const { app } = await startApp({ clips: recordedClips({ 'food-chaya': { path, hash: 'ab12cd34' } }) })
  get = (path, headers = {}) => app.request(path, { headers })
  head = (path, headers = {}) => app.request(path, { method: 'HEAD', headers })
})

describe('GET /audio/{file}.mp3', () => {
  it('returns the whole clip', async () => {
    const reply = await get('/audio/food-chaya.mp3')
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '100',
      'accept-ranges': 'bytes',
      etag: '"ab12cd34"',
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes)
  })

  it.each([
    { query: '?v=ab12cd34', control: forGood },
    { query: '', control: 'public, max-age=2592000' },
    { query: '?v=00000000', control: 'public, max-age=60' },
    { query: '?v=', control: 'public, max-age=60' },
  ])('with "$query" may be cached: $control', async ({ query, control }) => {
    const reply = await get(`/audio/food-chaya.mp3${query}`)
    expect(reply.headers.get('cache-control')).toBe(control)
    expect((await reply.arrayBuffer()).byteLength).toBe(100)
  })

  it.each([
    { range: 'bytes=0-9', first: 0, last: 9 },
    { range: 'bytes=95-', first: 95, last: 99 },
    { range: 'bytes=-5', first: 95, last: 99 },
    { range: 'bytes=90-1000', first: 90, last: 99 },
  ])('returns the part $range', async ({ range, first, last }) => {
    const reply = await get('/audio/food-chaya.mp3', { range })
    expect(reply.status).toBe(206)
    expect(reply.headers.get('content-range')).toBe(`bytes ${first}-${last}/100`)
    expect(reply.headers.get('content-length')).toBe(String(last - first + 1))
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes.subarray(first, last + 1))
  })

  it('refuses a part that does not exist, and gives the length of the clip', async () => {
    const reply = await get('/audio/food-chaya.mp3', { range: 'bytes=100-' })
    expect(reply.status).toBe(416)
    expect(reply.headers.get('content-range')).toBe('bytes */100')
  })

  it.each(['bytes=0-1,5-6', 'bytes=9-2', 'seconds=1-2'])('returns the whole clip for %s', async (range) => {
    expect((await get('/audio/food-chaya.mp3', { range })).status).toBe(200)
  })

  it.each([
    { ifRange: '"ab12cd34"', status: 206 },
    { ifRange: '"another"', status: 200 },
    { ifRange: 'W/"ab12cd34"', status: 200 },
    { ifRange: 'Wed, 21 Oct 2015 07:28:00 GMT', status: 200 },
  ])('with If-Range $ifRange returns $status', async ({ ifRange, status }) => {
    const reply = await get('/audio/food-chaya.mp3', { range: 'bytes=0-9', 'if-range': ifRange })
    expect(reply.status).toBe(status)
  })

  it('returns 304 to a client that has these bytes, whatever part it asks for', async () => {
    const reply = await get('/audio/food-chaya.mp3?v=ab12cd34', {
      'if-none-match': '"ab12cd34"',
      range: 'bytes=0-9',
    })
    expect(reply.status).toBe(304)
    expect(reply.headers.get('cache-control')).toBe(forGood)
    expect(await reply.text()).toBe('')
  })

  it('returns the headers of the whole clip and no body for HEAD, and no parts', async () => {
    const whole = await get('/audio/food-chaya.mp3')
    const reply = await head('/audio/food-chaya.mp3', { range: 'bytes=0-9' })
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toEqual(Object.fromEntries(whole.headers))
    expect(await reply.text()).toBe('')
  })

  it.each([
    { headers: { range: 'bytes=0-9' }, status: 206 },
    { headers: { range: 'bytes=100-' }, status: 416 },
    { headers: { 'if-none-match': '"ab12cd34"' }, status: 304 },
  ])('sends a $status with the same protection as the whole clip', async ({ headers, status }) => {
    const reply = await get('/audio/food-chaya.mp3', headers)
    expect(reply.status).toBe(status)
    expect(Object.fromEntries(reply.headers)).toMatchObject(guards)
  })

  it.each([
    '/audio/unknown.mp3',
    '/audio/food-chaya',
    '/audio/food-chaya.wav',
    '/audio/',
    '/audio/..%2f..%2fpackage.json',
    '/audio/%00.mp3',
    '/audio/food-chaya.mp3/more',
    '/audio/__proto__.mp3',
  ])('returns 404 in the one shape for %s', async (path) => {
    const reply = await get(path, { accept: '*/*' })
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toBe('application/json')
  })

  it('returns 400 in the one shape for a broken path', async () => {
    const reply = await get('/audio/%E0%A4%A.mp3')
    expect(reply.status).toBe(400)
    expect(reply.headers.get('content-type')).toBe('application/json')
  })
})
