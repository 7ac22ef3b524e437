import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { speechWorker } from '../aside.ts'
import { readManifest } from './manifest.ts'

const worker = new Worker(speechWorker)
afterAll(() => worker.terminate())

let number = 0
async function speak(text: string): Promise<Uint8Array> {
  worker.postMessage({ number: ++number, job: text })
  const [done] = await once(worker, 'message')
  expect(done.number).toBe(number)
  return done.outcome
}

const audio = new URL('../../audio/', import.meta.url)
const clips = [...readManifest(readFileSync(new URL('manifest.json', audio), 'utf8'))]

describe('the voice for what learners write', () => {
  it('is that of the clips: the same words give the same bytes', async () => {
    const sentences = clips.filter(([id, { source }]) => id.startsWith('sentence') && source === 'made')
    for (const [id, { say = '' }] of sentences.slice(0, 3))
      expect(await speak(say)).toEqual(new Uint8Array(readFileSync(new URL(`made/${id}.mp3`, audio))))
    expect(sentences.length).toBeGreaterThan(3)
  })

  it('has the mended sounds of the clips: കക്ക, കപ്പ and കത്ത are heard apart', async () => {
    const spoken = [await speak('കക്ക'), await speak('കപ്പ'), await speak('കത്ത')]
    expect(new Set(spoken.map((mp3) => Buffer.from(mp3).toString('base64'))).size).toBe(3)
  })

  it('hears no orders: brackets, tags and pictures are not spoken', async () => {
    const plain = await speak('മഴ വന്നു.')
    expect(await speak('[[മഴ]] വന്നു.')).toEqual(plain)
    expect(await speak('<മഴ> 🌧️ വന്നു.')).toEqual(plain)
  })

  it('is silent, and not broken, where there is nothing to say', async () => {
    for (const nothing of ['', '🌧️', '[[', '\0', '\u200d'])
      expect((await speak(nothing)).length, JSON.stringify(nothing)).toBeGreaterThan(0)
    expect((await speak('മഴ')).length).toBeGreaterThan(0)
  })

  it('speaks as much as a learner may write at once', async () => {
    expect((await speak('മഴ പെയ്യുന്നു. '.repeat(33))).length).toBeGreaterThan(100_000)
    expect((await speak('മ'.repeat(500))).length).toBeGreaterThan(10_000)
  })
})
