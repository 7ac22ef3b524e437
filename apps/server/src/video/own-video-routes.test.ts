import {
  accountApi,
  type ErrorReply,
  mostOwnBytes,
  mostOwnVideos,
  type OwnVideoAdded,
  type OwnVideoRecord,
  ownVideosApi,
} from '@app/api'
import { Transcript } from '@app/learning/video'
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'
import { openCaptionsPool } from './captions-pool.ts'
import { ownVideoRecord } from './own-video-record.ts'
import { startStandInProvider } from './testing-provider.ts'

type Browser = ReturnType<typeof aBrowser>

const srt = `1\n00:00:01,000 --> 00:00:02,500\nനമസ്കാരം\n\n2\n00:00:03,000 --> 00:00:04,000\nമഴ പെയ്യുന്നു\n`
const englishSrt = `1\n00:00:01,100 --> 00:00:02,400\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nIt rains\n`

const { list, add, get, rename, remove } = ownVideosApi
const at = ({ path }: { path: string }, id: string) => path.replace(':id', id)

const bring = (browser: Browser, fields: Record<string, string | File>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return browser.send(add.path, { method: 'POST', body })
}
const aFile = (text: string | Uint8Array<ArrayBuffer>, name: string) => new File([text], name)

async function brought(browser: Browser, fields: Record<string, string | File> = { original: srt }) {
  const reply = await bring(browser, fields)
  expect(reply.status, await reply.clone().text()).toBe(200)
  return (await reply.json()) as OwnVideoAdded
}
const listOf = async (browser: Browser) => (await (await browser.get(list.path)).json()) as { id: string }[]

describe('bringing a text', () => {
  it('stores its lines with their English, under the name of its file', async () => {
    const server = await startApp()
    const learner = await aLearner(server)
    const { video, mended } = await brought(learner, {
      original: aFile(srt, 'മഴ.ml.srt'),
      english: aFile(englishSrt, 'rain.en.srt'),
      link: 'https://youtu.be/dQw4w9WgXcQ',
    })
    expect(video).toMatchObject({
      title: 'മഴ.ml',
      provider: 'youtube',
      source: 'dQw4w9WgXcQ',
      lines: 2,
      timed: true,
      malayalam: true,
    })
    expect(mended).toEqual({ ends: 0, order: 0, overlaps: 0, joined: 0, left: 0, lost: [] })
    expect(await listOf(learner)).toEqual([video])

    const record = (await (await learner.get(at(get, video.id))).json()) as OwnVideoRecord
    expect(record).toMatchObject({
      video_id: video.id,
      title: 'മഴ.ml',
      theme: null,
      provider: 'youtube',
      source: 'dQw4w9WgXcQ',
    })
    for (const name of ['TranscriptMal', 'TranscriptEng', 'Words'] as const) v.parse(Transcript, record[name])
    expect(record.TranscriptMal.snippets[0]).toEqual({ text: 'നമസ്കാരം', start: 1, duration: 1.5, words: [] })
    expect(record.TranscriptEng.snippets[1]).toMatchObject({ text: 'മഴ പെയ്യുന്നു', translation: 'It rains' })
    expect(await ownVideoRecord(server, video.id, learner)).toEqual(record)
  })

  it('accepts pasted text without times, and says that the times are not those of a video', async () => {
    const learner = await aLearner(await startApp())
    const { video } = await brought(learner, { original: 'അമ്മ വന്നു.\nഅച്ഛൻ പോയി.', title: '  ഒരു കഥ ' })
    expect(video).toMatchObject({ title: 'ഒരു കഥ', provider: 'none', source: null, timed: false, lines: 2 })
    const untitled = await brought(learner, { original: 'അമ്മ വന്നു.', title: '' })
    expect(untitled.video.title).toBe('അമ്മ വന്നു.')
    expect((await brought(learner, { original: 'Hello there' })).video.malayalam).toBe(false)
  })

  it('says what it corrected', async () => {
    const learner = await aLearner(await startApp())
    const original = '00:05,0 -->\nരണ്ട്\n\n00:01,0 --> 00:09,0\nഒന്ന്'
    const { mended } = await brought(learner, { original, english: '01:00,0 --> 01:01,0\nlate' })
    expect(mended).toEqual({ ends: 1, order: 1, overlaps: 1, joined: 0, left: 1, lost: [] })
  })

  it('says in which lines something was lost; of very many, the first', async () => {
    const learner = await aLearner(await startApp())
    const original = `1:00 --> 1:02\nഅ\uFFFDമ്മ\n\n1:03 --> 1:04\n\n1:05 --> 1:06\nഅ`
    const english = Array.from({ length: 30 }, (_, at) => `2:${at + 10} --> 2:${at + 11}\n\n`).join('')
    const { mended } = await brought(learner, { original, english: `${english}1:00 --> 1:02\nmother` })
    expect(mended.lost).toEqual([
      { what: 'empty', file: 'original', count: 1, lines: [4] },
      { what: 'damaged', file: 'original', count: 1, lines: [2] },
      { what: 'empty', file: 'english', count: 30, lines: Array.from({ length: 20 }, (_, at) => at * 2 + 1) },
    ])
  })

  it('accepts a file with a damaged byte, or without the last one', async () => {
    const learner = await aLearner(await startApp())
    const bytes = new TextEncoder().encode('00:01,0 --> 00:02,0\nഅമ്മ വീട്ടിൽ വന്നു')
    const { mended } = await brought(learner, { original: new File([bytes.slice(0, -1)], 'cut.srt') })
    expect(mended.lost).toEqual([{ what: 'damaged', file: 'original', count: 1, lines: [2] }])
  })

  it.each([
    [{}, 'original', { reason: 'empty' }],
    [{ original: '  ' }, 'original', { reason: 'empty' }],
    [{ original: aFile('', 'empty.srt') }, 'original', { reason: 'empty' }],
    [{ original: aFile(new Uint8Array(900), 'film.mp4') }, 'original', { reason: 'not-text' }],
    [{ original: `${srt}\n3\n00:00:0x --> 00:01:00\nഅ` }, 'original', { reason: 'time', line: 10 }],
    [{ original: srt, english: '1\n00:00:01,000 --> 00:00:7x\na' }, 'english', { reason: 'time', line: 2 }],
    [{ original: `00:01,0 --> 00:02,0\n${'അ '.repeat(600)}` }, 'original', { reason: 'too-long', line: 1 }],
    [
      { original: 'WEBVTT\n\n00:01.0 --> 00:02.0\n<i>' + '</i>' },
      'original',
      { reason: 'no-captions-in-file' },
    ],
    [{ original: 'ഒന്ന്\nരണ്ട്', english: 'one' }, 'english', { reason: 'unequal', original: 2, english: 1 }],
  ])('refuses %j by name and line', async (fields, file, detail) => {
    const learner = await aLearner(await startApp())
    const reply = await bring(learner, fields as Record<string, string | File>)
    expect(reply.status).toBe(400)
    const refused = (await reply.json()) as ErrorReply
    expect(refused.detail).toEqual({ file, ...detail })
    expect(refused.message).toMatch(/^The (original|English) text: .+\.$/)
    if ('line' in detail) expect(refused.message).toMatch(`line ${detail.line}`)
    expect(await listOf(learner)).toEqual([])
  })

  it('refuses a body that is not a form, one that is too large before it is read, and a link to elsewhere', async () => {
    const learner = await aLearner(await startApp())
    expect((await learner.post(add.path, { original: srt })).status).toBe(415)
    const broken = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'nothing',
    }
    expect((await learner.send(add.path, broken)).status).toBe(400)
    const huge = { ...broken, headers: { ...broken.headers, 'content-length': '30000000' } }
    expect((await learner.send(add.path, huge)).status).toBe(413)
    const elsewhere = await bring(learner, { original: srt, link: 'https://vimeo.com/1' })
    expect(await elsewhere.json()).toMatchObject({ code: 'invalid', detail: { reason: 'bad-link' } })
  })

  it('stores captions that were found for a link', async () => {
    const provider = await startStandInProvider()
    const workers = openCaptionsPool()
    const settings = { provider: 'youtube', address: provider.address, clients: ['IOS'] } as const
    const learner = await aLearner(await startApp({ captions: { settings, workers } }))
    const { video } = await brought(learner, { link: 'https://youtu.be/generated01', captions: 'ml' })
    expect(video).toMatchObject({
      title: 'Generated',
      source: 'generated01',
      timed: true,
      malayalam: true,
      lines: 3,
    })
    const record = (await (await learner.get(at(get, video.id))).json()) as OwnVideoRecord
    expect(record.TranscriptMal).toMatchObject({ is_generated: true, language_code: 'ml' })
    const other = await bring(learner, { link: 'english0001', captions: 'ml' })
    expect(await other.json()).toMatchObject({ detail: { reason: 'no-malayalam' } })
    await workers.close()
    await provider.stop()
  })
})

describe('a text that was brought', () => {
  it('can be renamed and deleted', async () => {
    const learner = await aLearner(await startApp())
    const { video } = await brought(learner)
    const renamed = await learner.put(at(rename, video.id), { title: '  Rain  ' })
    expect(await renamed.json()).toEqual({ ...video, title: 'Rain' })
    expect((await learner.put(at(rename, video.id), { title: ' ' })).status).toBe(400)
    expect((await learner.put(at(rename, video.id), { title: 'a\nb' })).status).toBe(400)
    expect((await learner.post(at(remove, video.id))).status).toBe(200)
    expect(await listOf(learner)).toEqual([])
    expect((await learner.post(at(remove, video.id))).status).toBe(404)
  })

  it('can be seen by nobody else, at any path, with another session or without one', async () => {
    const server = await startApp()
    const [owner, other] = [await aLearner(server), await aLearner(server)]
    const { video } = await brought(owner, { original: srt, title: 'Mine' })
    const stranger = aBrowser(server)

    for (const [browser, status] of [
      [other, 404],
      [stranger, 401],
    ] as const) {
      expect((await browser.get(at(get, video.id))).status).toBe(status)
      expect((await browser.put(at(rename, video.id), { title: 'Taken' })).status).toBe(status)
      expect((await browser.post(at(remove, video.id))).status).toBe(status)
    }
    expect(await listOf(other)).toEqual([])
    expect((await stranger.get(list.path)).status).toBe(401)
    expect((await bring(stranger, { original: srt })).status).toBe(401)
    expect(await ownVideoRecord(server, video.id, other)).toBeUndefined()
    expect(await listOf(owner)).toEqual([video])
  })

  it.each([
    'own-',
    'own-1',
    "own-' or true",
    'travel',
    'dQw4w9WgXcQ',
    'own-00000000-0000-0000-0000-000000000000',
  ])('does not exist as %j', async (id) => {
    const learner = await aLearner(await startApp())
    await brought(learner)
    expect((await learner.get(at(get, encodeURIComponent(id)))).status).toBe(404)
    expect((await learner.post(at(remove, encodeURIComponent(id)))).status).toBe(404)
  })

  it('is in its owner’s download, and deleted with the account', async () => {
    const server = await startApp()
    const [owner, other] = [await aLearner(server), await aLearner(server)]
    await brought(owner, { original: srt, title: 'Mine' })
    await brought(other, { original: srt, title: 'Theirs' })
    const data = (await (await owner.get(accountApi.data.path)).json()) as Record<string, object[]>
    expect(data['public.own_videos']).toMatchObject([{ title: 'Mine', lines: [{ text: 'നമസ്കാരം' }, {}] }])

    await owner.post('/api/auth/delete-user', { password: owner.password })
    const left = sql<{
      learner_id: string
    }>`select learner_id from own_videos where learner_id in (${owner.id}, ${other.id})`
    expect((await left.execute(server.db)).rows).toEqual([{ learner_id: other.id }])
  })

  it('has a limit in number and size, however many come at once', async () => {
    const server = await startApp()
    const learner = await aLearner(server)
    const fill = (count: number, bytes: number) =>
      sql`insert into own_videos
        (learner_id, title, provider, timed, malayalam, is_generated, line_count, bytes, lines)
        select ${learner.id}, 'full', 'none', false, true, false, 1, ${bytes}::integer, '[]'
        from generate_series(1, ${count}::integer)`.execute(server.db)
    await fill(mostOwnVideos - 1, 10)
    const replies = await Promise.all([bring(learner, { original: srt }), bring(learner, { original: srt })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await sql`delete from own_videos where learner_id = ${learner.id}`.execute(server.db)
    await fill(1, mostOwnBytes - 50)
    expect(await (await bring(learner, { original: srt })).json()).toMatchObject({
      detail: { reason: 'no-room' },
    })
  })

  it('can be brought only so many times an hour', async () => {
    const learner = await aLearner(await startApp())
    const statuses: number[] = []
    for (let time = 0; time < 61; time++) statuses.push((await bring(learner, {})).status)
    expect(statuses).toEqual([...Array(60).fill(400), 429])
  })
})
