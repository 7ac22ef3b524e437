import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { speech } from '@app/malayalam/sound'
import { afterAll, describe, expect, it } from 'vitest'
import { speechWorker } from '../../load-in-child-process.ts'
import { aQuestion, aTopic, sourceOf } from '../../testing/content.ts'
import { asPlayed } from '../mastering/encode.ts'
import { type Recipe, recipes } from '../recipes.ts'
import { clipSettings, sampleRate } from '../settings.ts'

const worker = new Worker(speechWorker)
const another = new Worker(speechWorker)
afterAll(() => Promise.all([worker.terminate(), another.terminate()]))

let number = 0
async function ask(job: string | Recipe, by = worker): Promise<Uint8Array> {
  by.postMessage({ number: ++number, job })
  const [done] = await once(by, 'message')
  expect(done.number).toBe(number)
  return done.outcome
}
const speak = (text: string) => ask(text)

const sentences = ['ചായ', 'ഞാൻ നാളെ വരും.', 'ചായ വേണോ?', 'ഒന്ന്, രണ്ട്, മൂന്ന്.']
const questions = sentences.map((prompt, at) => aQuestion({ id: `q-${at}`, prompt }))
const all = recipes(sourceOf({ 'data/topics/daily_food.yaml': aTopic(...questions) }))

describe('a clip', () => {
  it('has the same bytes in every run, in another order or by another worker', async () => {
    const made = new Map<string, Uint8Array>()
    for (const recipe of all) made.set(recipe.id, await ask(recipe))
    expect(made.size).toBe(all.length)
    expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual(['chime', 'english', 'speech'])
    for (const recipe of all.toReversed()) {
      expect(await ask(recipe, another)).toEqual(made.get(recipe.id))
      expect(await ask(recipe)).toEqual(made.get(recipe.id))
    }
  })

  it('says English in an English voice: not what the voice of Malayalam makes of it', async () => {
    const english = all.find(({ kind }) => kind === 'english')
    if (english?.kind !== 'english') throw new Error('There is no English clip.')
    expect((await ask(english)).length).toBeGreaterThan(2000)
    expect(await ask(english)).not.toEqual(await speak(english.text))
  })

  it('is a chime of the length of its notes if the recipe says so', async () => {
    const right = all.find(({ id }) => id === 'right')
    if (right?.kind !== 'chime') throw new Error('There is no chime.')
    const { leadIn, tail, kilobitsPerSecond } = clipSettings
    const most = (leadIn + right.chime.seconds + tail) * sampleRate
    const frames = asPlayed(new Float64Array(Math.round(most))).length
    const bytes = (await ask(right)).length
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThan((frames / sampleRate) * ((kilobitsPerSecond * 1000) / 8) + 200)
  })
})

describe('the voice for learners’ texts', () => {
  it('is that of the clips: the same words give the same bytes', async () => {
    for (const [at, text] of sentences.entries()) {
      const clip = all.find(({ id }) => id === `q-${at}`)
      expect(clip).toMatchObject({ phonemes: speech(text) })
      if (clip) expect(await speak(text)).toEqual(await ask(clip))
    }
  })

  it('has the corrected sounds of the clips: കക്ക, കപ്പ and കത്ത are heard apart', async () => {
    const spoken = [await speak('കക്ക'), await speak('കപ്പ'), await speak('കത്ത')]
    expect(new Set(spoken.map((mp3) => Buffer.from(mp3).toString('base64'))).size).toBe(3)
  })

  it('does not speak control characters: brackets, tags and pictures', async () => {
    const plain = await speak('മഴ വന്നു.')
    expect(await speak('[[മഴ]] വന്നു.')).toEqual(plain)
    expect(await speak('<മഴ> 🌧️ വന്നു.')).toEqual(plain)
  })

  it('is silent for a text with nothing to say, and goes on working', async () => {
    for (const nothing of ['', '🌧️', '[[', '\0', '\u200d'])
      expect((await speak(nothing)).length, JSON.stringify(nothing)).toBeGreaterThan(0)
    expect((await speak('മഴ')).length).toBeGreaterThan(0)
  })

  it('speaks the longest text that a learner may write', async () => {
    expect((await speak('മഴ പെയ്യുന്നു. '.repeat(33))).length).toBeGreaterThan(100_000)
    expect((await speak('മ'.repeat(500))).length).toBeGreaterThan(10_000)
  })
})
