import { coachApi } from '@app/api'
import { speechWorker } from '@app/content/load-in-child-process'
import { afterAll, describe, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { aBrowser, aLearner } from '../testing/learners.ts'
import { aDirectory, startApp } from '../testing/start-app.ts'
import { openVoice } from './voice.ts'

/** On a busy machine the engine takes long to load: no test here is about how long. */
const timeLimit = 600_000
const voice = openVoice(speechWorker, { timeLimit })
afterAll(voice.close)

const at = (text: string) => `${coachApi.speak.path}?${new URLSearchParams({ text })}`

describe('a learner’s own sentence', () => {
  it('is spoken to a signed-in learner, and cached only by their browser', async () => {
    const learner = await aLearner(await startApp({ voice }))
    const reply = await learner.get(at('ഞാൻ നാളെ വരും.'))
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=604800',
      'x-content-type-options': 'nosniff',
    })
    const mp3 = new Uint8Array(await reply.arrayBuffer())
    // An MPEG frame begins with eleven ones.
    expect([mp3[0], (mp3[1] ?? 0) >> 5]).toEqual([0xff, 0b111])
    expect(mp3.length).toBeGreaterThan(5000)
  })

  it('is spoken to many at once, each their own', async () => {
    const learner = await aLearner(await startApp({ voice }))
    const texts = Array.from({ length: 8 }, (_, at) => `${'മഴ '.repeat(at + 1)}വന്നു.`)
    const lengths = await Promise.all(
      texts.map(async (text) => (await (await learner.get(at(text))).arrayBuffer()).byteLength),
    )
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
    expect(new Set(lengths).size).toBe(8)
  })

  it('is not spoken to a visitor', async () => {
    expect((await aBrowser(await startApp()).get(at('മഴ'))).status).toBe(401)
  })

  it.each([
    { query: '', message: 'Please enter some Malayalam text.' },
    { query: '?text=', message: 'Please enter some Malayalam text.' },
    { query: '?text=hello', message: 'Please enter some Malayalam text.' },
    { query: `?text=${'മ'.repeat(501)}`, message: 'The text may have 500 characters at most.' },
  ])('is refused with $query', async ({ query, message }) => {
    const learner = await aLearner(await startApp())
    const reply = await learner.get(coachApi.speak.path + query)
    expect(reply.status).toBe(400)
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(await reply.json()).toMatchObject({ code: 'invalid', message })
  })

  it('is spoken to one learner only up to a limit', async () => {
    const silent = { speak: async () => new Uint8Array(1) }
    const learner = await aLearner(await startApp({ voice: silent }))
    for (let time = 0; time < 60; time++) expect((await learner.get(at('മഴ'))).status).toBe(200)
    const refused = await learner.get(at('മഴ'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a server without speech', () => {
  it('says so in a sentence, in the learner’s language, which is not cached', async () => {
    const learner = await aLearner(await startApp({ voice: null }))
    const reply = await learner.get(at('മഴ'))
    expect(reply.status).toBe(404)
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(await reply.json()).toMatchObject({
      code: 'not-found',
      message: 'This server does not speak sentences.',
    })
    const inMalayalam = await learner.get(at('മഴ'), { 'x-language': 'ml' })
    expect(await inMalayalam.json()).toMatchObject({ message: 'ഈ സെർവർ വാക്യങ്ങൾ വായിച്ചുകേൾപ്പിക്കുന്നില്ല.' })
  })
})

describe('a voice that breaks', () => {
  const text = 'മഴ'
  const aBrokenVoice = (program: string) =>
    openVoice(new URL(`file://${aDirectory({ 'worker.mjs': program })}/worker.mjs`), { timeLimit })

  it('is reported, and the learner gets a sentence about it', async () => {
    const broken = aBrokenVoice(
      'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { throw new Error("hoarse") })',
    )
    const reports: unknown[] = []
    const learner = await aLearner(
      await startApp({ voice: broken, report: (error: unknown) => reports.push(error) }),
    )
    for (const headers of [{}, { 'x-language': 'ml' }]) {
      const reply = await learner.get(at(text), headers)
      expect(reply.status).toBe(503)
      const { message } = (await reply.json()) as { message: string }
      expect(message).toBe(
        'x-language' in headers
          ? 'വാക്യം കേൾപ്പിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.'
          : 'The sentence could not be spoken. Please try again.',
      )
    }
    expect(reports.map(String)).toEqual(['Error: hoarse', 'Error: hoarse'])
  })

  it('speaks again with the next sentence, which gets a new worker', async () => {
    const once = aBrokenVoice(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ number, job }) => {
        if (job === 'ഇടി') throw new Error('hoarse')
        parentPort.postMessage({ number, outcome: new Uint8Array(3) })
      })`)
    await expect(once.speak('asha', 'ഇടി')).rejects.toThrow('hoarse')
    expect(await once.speak('asha', text)).toHaveLength(3)
    await once.close()
  })

  it('has sixteen waiting at most; more are refused in a sentence, and those that wait when it ends, at once', async () => {
    const silent = aBrokenVoice(
      'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {})',
    )
    const waiting = Array.from({ length: 16 }, (_, at) =>
      silent.speak(`learner ${at % 4}`, text).catch(() => 'ended'),
    )
    await expect(silent.speak('another', text)).rejects.toThrow(AppError)
    await silent.close()
    expect(await Promise.all(waiting)).toEqual(Array(16).fill('ended'))
  })
})
