import { join } from 'node:path'
import { speechWorker } from '@app/content/load-in-child-process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeServer } from '../http/make-server.ts'
import { listenForTest } from '../testing/hostile/listen-for-test.ts'
import { aDirectory, startApp } from '../testing/start-app.ts'
import { openClipFolder } from './clip-folder.ts'
import { openClips } from './clip-library.ts'
import { openClipMaker } from './clip-maker.ts'
import { fileOf, type PlayedClip, type PlayedClips } from './played-clip.ts'

const clip = (say: string, phonemes: string, version = '01234567'): PlayedClip => ({
  source: 'made',
  say,
  version,
  speaker: { kind: 'made', engine: 'eSpeak NG', version: '1', voice: 'ml+f2' },
  recipe: { kind: 'speech', phonemes },
})
const tea = clip('ചായ', "[[c'a:ja]]")
const rain = clip('മഴ', "[[m'az'a]]", '89abcdef')

async function aServer({
  dir = join(aDirectory(), 'clips'),
  wordClips = Promise.resolve(new Map([['word-rain', rain]])),
  worker = speechWorker,
}: {
  dir?: string
  wordClips?: Promise<PlayedClips>
  worker?: URL
} = {}) {
  const reports: unknown[] = []
  const report = (error: unknown) => reports.push(error)
  const folder = openClipFolder(dir, report)
  const maker = openClipMaker(worker, report)
  onTestFinished(() => maker.close())
  const clips = openClips({ clips: new Map([['tea', tea]]), wordClips: () => wordClips, folder, maker })
  const { app, get } = await startApp({ clips, report })
  return { app, get, folder, reports }
}
const bytesOf = async (reply: Response) => new Uint8Array(await reply.arrayBuffer())

describe('a clip that nobody has asked for before', () => {
  it('is made within the request, and stored', async () => {
    const { get, folder } = await aServer()
    const reply = await get('/audio/tea.mp3?v=01234567')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('etag')).toBe('"01234567"')
    const bytes = await bytesOf(reply)
    expect(bytes.length).toBeGreaterThan(2000)
    await expect.poll(() => folder.read(fileOf('tea', tea))).toEqual(Buffer.from(bytes))
  })

  it('has its length for HEAD, and can be read in parts', async () => {
    const { app, get } = await aServer()
    const head = await app.request('/audio/tea.mp3', { method: 'HEAD' })
    const whole = await bytesOf(await get('/audio/tea.mp3'))
    expect(Number(head.headers.get('content-length'))).toBe(whole.length)
    const part = await get('/audio/tea.mp3', { range: 'bytes=0-9' })
    expect(part.status).toBe(206)
    expect(await bytesOf(part)).toEqual(whole.slice(0, 10))
  })

  it('is not made for a client that has it', async () => {
    const { get, folder } = await aServer()
    const reply = await get('/audio/tea.mp3?v=01234567', { 'if-none-match': '"01234567"' })
    expect(reply.status).toBe(304)
    expect(await folder.has(fileOf('tea', tea))).toBe(false)
  })

  it('waits for the words of the lexicon, which take a moment to be read', async () => {
    const words = Promise.withResolvers<PlayedClips>()
    const { get } = await aServer({ wordClips: words.promise })
    const asking = Promise.all([
      get('/audio/word-rain.mp3'),
      get('/audio/word-none.mp3'),
      get('/audio/tea.mp3'),
    ])
    words.resolve(new Map([['word-rain', rain]]))
    expect((await asking).map(({ status }) => status)).toEqual([200, 404, 200])
  })
})

it('is not made when its listener has left before its turn', async () => {
  const program = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ number, job }) =>
      setTimeout(() => parentPort.postMessage({ number, outcome: Uint8Array.of(0xff, job.phonemes.length) }), 300))`
  const worker = new URL(`file://${aDirectory({ 'worker.mjs': program })}/worker.mjs`)
  const { app, folder } = await aServer({ worker })
  const port = await listenForTest(makeServer(app.fetch, { proxies: 0, report: () => undefined }))
  const leaving = new AbortController()
  const first = fetch(`http://127.0.0.1:${port}/audio/tea.mp3`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const second = fetch(`http://127.0.0.1:${port}/audio/word-rain.mp3`, { signal: leaving.signal })
  await new Promise((resolve) => setTimeout(resolve, 100))
  leaving.abort()
  await expect(second).rejects.toThrow()
  expect((await first).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await folder.has(fileOf('word-rain', rain))).toBe(false)
})

it('plays a stored clip, and makes nothing', async () => {
  const dir = aDirectory({ [fileOf('tea', tea)]: Uint8Array.of(0xff, 1, 2) })
  const nobody = new URL(`file://${aDirectory({ 'worker.mjs': 'process.exit(1)' })}/worker.mjs`)
  const { get } = await aServer({ dir, worker: nobody })
  expect(await bytesOf(await get('/audio/tea.mp3'))).toEqual(Uint8Array.of(0xff, 1, 2))
})

it('plays from memory when the disk is full, with one line in the log', async () => {
  const { get, reports } = await aServer({ dir: '/proc/self/nowhere' })
  const [one, other] = [await get('/audio/tea.mp3'), await get('/audio/word-rain.mp3')]
  expect([one.status, other.status]).toEqual([200, 200])
  await expect.poll(() => reports.length).toBe(1)
  expect(await bytesOf(await get('/audio/tea.mp3'))).toEqual(await bytesOf(one))
})

it('refuses in a sentence a clip that cannot be made, and says when to ask again', async () => {
  const file = `${aDirectory({ 'worker.mjs': 'throw new Error("hoarse")' })}/worker.mjs`
  const { get } = await aServer({ worker: new URL(`file://${file}`) })
  const reply = await get('/audio/tea.mp3')
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('2')
  expect(await reply.json()).toMatchObject({
    code: 'unavailable',
    message: 'This sound could not be made. Please try again later.',
  })
})

describe('GET /audio/manifest.json', () => {
  it('has the speaker and the version of each clip', async () => {
    const { get } = await aServer()
    const reply = await get('/audio/manifest.json')
    expect(reply.headers.get('content-type')).toBe('application/json')
    expect(await reply.json()).toEqual([
      {
        speaker: { kind: 'made', engine: 'eSpeak NG', version: '1', voice: 'ml+f2' },
        clips: { tea: '01234567', 'word-rain': '89abcdef' },
      },
    ])
  })

  it('is not sent again to a client that has it, and is compressed', async () => {
    const { get } = await aServer()
    const first = await get('/audio/manifest.json', { 'accept-encoding': 'gzip' })
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/audio/manifest.json', { 'accept-encoding': 'gzip', 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('GET /audio/texts.json', () => {
  it('has the text of each clip that speaks', async () => {
    const { get } = await aServer()
    expect(await (await get('/audio/texts.json')).json()).toEqual({ tea: 'ചായ', 'word-rain': 'മഴ' })
  })
})
