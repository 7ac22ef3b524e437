import { type CaptionsReply, captionsApi, type ErrorReply } from '@app/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { CaptionClient, CaptionsPool } from '../outside/captions.ts'
import { aLearner } from '../testing/learners.ts'
import { freshDatabase, openDatabase, startApp } from '../testing/start-app.ts'
import { openCaptionsPool } from './captions-pool.ts'
import { startStandInProvider } from './testing-provider.ts'

let provider: Awaited<ReturnType<typeof startStandInProvider>>
let workers: CaptionsPool
let url: string
beforeAll(async () => {
  url = await freshDatabase()
  provider = await startStandInProvider()
  workers = openCaptionsPool()
})
afterAll(async () => {
  await workers.close()
  await provider.stop()
})

const captionsAt = (address: string, clients: readonly CaptionClient[] = ['IOS', 'VISIONOS']) => ({
  settings: { provider: 'youtube', address, clients } as const,
  workers,
})

/** A server without captions that another test cached. */
async function startFinding(clients?: readonly CaptionClient[]) {
  const db = openDatabase(url)
  await sql`delete from caption_cache`.execute(db)
  const server = await startApp({ db, captions: captionsAt(provider.address, clients) })
  const learner = await aLearner(server)
  const asked = () => provider.asked.length
  const find = (link: string, language?: string) =>
    learner.post(captionsApi.find.path, { link, ...(language && { language }) })
  return { ...server, learner, find, asked }
}

const refusalOf = async (reply: Response) => {
  const { code, message, detail } = (await reply.json()) as ErrorReply
  return { status: reply.status, code, message, detail }
}

describe('captions of a link', () => {
  it('are Malayalam, written before generated, with English if there is any', async () => {
    const { find } = await startFinding()
    const reply = await find('https://youtu.be/malayalam01?t=3')
    expect(await reply.json()).toEqual({
      source: 'malayalam01',
      title: 'മഴയും ചായയും',
      track: { language: 'ml', name: 'Malayalam', generated: false },
      english: { language: 'en', name: 'English', generated: false },
      lines: 3,
      embeddable: true,
    } satisfies CaptionsReply)
  })

  it('are marked as generated, and as to be watched elsewhere only, if they are', async () => {
    const { find } = await startFinding()
    expect(await (await find('generated01')).json()).toMatchObject({
      track: { generated: true },
      english: null,
    })
    expect(await (await find('noembed0001')).json()).toMatchObject({
      embeddable: false,
      title: 'Not to embed',
    })
  })

  it('are requested as one client after the other, in the order that the operator gives', async () => {
    const { find } = await startFinding(['IOS', 'ANDROID_VR'])
    const before = provider.asked.length
    expect(await (await find('clients0001')).json()).toMatchObject({ title: 'For some', lines: 3 })
    expect(provider.asked.slice(before).flatMap(({ client }) => client ?? [])).toEqual(['iOS', 'ANDROID_VR'])
    expect(provider.asked.filter(({ cookie }) => cookie)).toEqual([])
  })

  it('are cached with any characters in their title, their name and their lines', async () => {
    const { find } = await startFinding()
    const { title, track, lines } = (await (await find('nasty000001')).json()) as CaptionsReply
    expect(title).toMatch(/^a b\ufffd long/)
    expect(title.length).toBeLessThanOrEqual(200)
    expect({ track, lines }).toEqual({ track: { language: 'ml', name: 'n', generated: false }, lines: 1 })
  })

  it('in another language are found when they are asked for', async () => {
    const { find } = await startFinding()
    const refused = await refusalOf(await find('english0001'))
    expect(refused).toMatchObject({ status: 404, detail: { reason: 'no-malayalam' } })
    expect(refused.detail).toMatchObject({
      tracks: [{ language: 'en', name: 'English' }, { language: 'hi' }],
    })
    expect(await (await find('english0001', 'hi')).json()).toMatchObject({
      track: { language: 'hi' },
      english: { language: 'en' },
    })
  })
})

describe('each reason for finding none', () => {
  it.each([
    ['', 400, 'bad-link', /missing/],
    ['rice', 400, 'bad-link', /no link/],
    ['https://vimeo.com/1', 400, 'bad-link', /not to YouTube/],
    ['https://www.youtube.com/@somebody', 400, 'bad-link', /no video/],
    ['https://youtu.be/short', 400, 'bad-link', /cut off/],
    ['unknown0001', 404, 'not-found', /no such video/],
    ['missing0001', 404, 'not-found', /no such video/],
    ['missing0002', 404, 'not-found', /no such video/],
    ['private0001', 403, 'private', /private/],
    ['private0002', 403, 'private', /private/],
    ['nocaption01', 404, 'no-captions', /no captions/],
    ['english0001', 404, 'no-malayalam', /no Malayalam/],
    ['toomuch0001', 503, 'rate-limit', /in an hour/],
    ['botcheck001', 503, 'rate-limit', /in an hour/],
    ['manyasked01', 503, 'rate-limit', /in an hour/],
    ['tokenwant01', 503, 'token', /browsers only/],
    ['tokenwant02', 503, 'token', /browsers only/],
    ['strange0001', 503, 'not-understood', /do not know/],
    ['cutoff00001', 503, 'network', /cannot be reached/],
  ])('%j is reported as such: %s %s', async (link, status, reason, message) => {
    const { find } = await startFinding()
    expect(await refusalOf(await find(link))).toMatchObject({
      status,
      detail: { reason },
      message: expect.stringMatching(message),
    })
  })

  it.each(['elsewhere01', 'elsewhere02', 'elsewhere03', 'rounds00001'])(
    'includes a redirect of the provider to another host, which is not followed: %s',
    async (link) => {
      const { find } = await startFinding()
      expect(await refusalOf(await find(link))).toMatchObject({
        status: 503,
        detail: { reason: 'not-understood' },
      })
    },
  )

  it('includes the network, when no host replies', async () => {
    const server = await startApp({ captions: captionsAt('http://127.0.0.1:1') })
    const learner = await aLearner(server)
    const reply = await learner.post(captionsApi.find.path, { link: 'nobodyhere1' })
    expect(await refusalOf(reply)).toMatchObject({ status: 503, detail: { reason: 'network' } })
  })

  it('includes the operator’s switch', async () => {
    const server = await startApp()
    const learner = await aLearner(server)
    const before = provider.asked.length
    const reply = await learner.post(captionsApi.find.path, { link: 'malayalam01' })
    expect(await refusalOf(reply)).toMatchObject({ status: 503, detail: { reason: 'off' } })
    expect(provider.asked.length).toBe(before)
  })
})

describe('the outcome of a search', () => {
  it('is cached, and the provider is not asked again', async () => {
    const { find, asked } = await startFinding()
    const before = asked()
    await find('malayalam01')
    const after = asked()
    expect(after).toBeGreaterThan(before)
    expect((await find('https://www.youtube.com/shorts/malayalam01')).status).toBe(200)
    expect(asked()).toBe(after)
  })

  it('expires, also when nothing was found', async () => {
    const { find, asked, db } = await startFinding()
    const before = asked()
    await find('nocaption01')
    const once = asked() - before
    await find('nocaption01')
    expect(asked() - before).toBe(once)
    await sql`update caption_cache set kept_until = now() - interval '1 second'`.execute(db)
    await find('nocaption01')
    expect(asked() - before).toBe(2 * once)
  })

  it('is fetched once, however many want it at the same time, in any process', async () => {
    const first = await startFinding()
    const second = await startApp({
      db: openDatabase(url),
      captions: captionsAt(provider.address),
    })
    const other = await aLearner(second)
    const before = provider.asked.length
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => first.find('slowslow001')),
      ...Array.from({ length: 5 }, () => other.post(captionsApi.find.path, { link: 'slowslow001' })),
    ])
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(provider.asked.slice(before).map(({ path }) => path)).toEqual([
      '/oembed',
      '/youtubei/v1/player',
      '/api/timedtext',
    ])
  })

  it('is for signed-in learners, up to a limit each hour', async () => {
    const { app, find } = await startFinding()
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"link":"malayalam01"}',
    }
    expect((await app.request(captionsApi.find.path, init)).status).toBe(401)
    const statuses: number[] = []
    for (let time = 0; time < 41; time++) statuses.push((await find('malayalam01')).status)
    expect(statuses).toEqual([...Array(40).fill(200), 429])
  })
})

it('a broken worker fails its own jobs, and the next job gets a new worker', async () => {
  const own = openCaptionsPool()
  onTestFinished(own.close)
  const broken = own.run('asha', {
    kind: 'read',
    type: 'multipart/form-data; boundary=x',
    bytes: new Uint8Array(2),
  })
  expect(await broken).toEqual({ type: 'broken' })
  const ending = expect(
    own.run('asha', { kind: 'read', type: 'text/plain', bytes: new Uint8Array(3) }),
  ).rejects.toThrow('worker')
  await own.close()
  await ending
  expect(await own.run('asha', { kind: 'read', type: 'x', bytes: new Uint8Array(1) })).toEqual({
    type: 'broken',
  })
})

it('reads one learner’s text before the many that another learner brought at once', async () => {
  const own = openCaptionsPool()
  onTestFinished(own.close)
  const boundary = 'x'
  const form = (lines: number) => {
    const text = Array.from({ length: lines }, () => 'നമസ്കാരം').join('\n')
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="original"\r\n\r\n`
    return new TextEncoder().encode(`${head}${text}\r\n--${boundary}--\r\n`)
  }
  const done: string[] = []
  const bring = async (asker: string, lines: number) => {
    const type = `multipart/form-data; boundary=${boundary}`
    const read = await own.run(asker, { kind: 'read', type, bytes: form(lines) })
    expect(read.type).toBe('read')
    done.push(asker)
  }
  await Promise.all([...Array.from({ length: 4 }, () => bring('asha', 15_000)), bring('ravi', 1)])
  expect(done.indexOf('ravi')).toBeLessThanOrEqual(1)
})

it('refuses one learner more than four texts at once, and another learner none', async () => {
  const own = openCaptionsPool()
  onTestFinished(own.close)
  const bring = (asker: string) => own.run(asker, { kind: 'read', type: 'x', bytes: new Uint8Array(1) })
  const brought = Array.from({ length: 4 }, () => bring('asha'))
  await expect(bring('asha')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await bring('ravi')).toEqual({ type: 'broken' })
  await Promise.all(brought)
})
