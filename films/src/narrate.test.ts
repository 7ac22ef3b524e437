import { join } from 'node:path'
import { sampleRate } from '@app/content/audio'
import { contentFolder, readContentFiles, readSource } from '@app/content/reader'
import { Transcript } from '@app/learning/video'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Narration, narrate } from './narrate.ts'
import { filmScenes } from './scenes/all.ts'

const files = readContentFiles(join(contentFolder), (path) => path.includes('films/'))
const { films, transcripts } = readSource(files)

/** Quieter than this, of 1, is not audible: 30 dB below a voice. */
const heard = 0.003

/** How far a line's time may be from its sound, in seconds. */
const near = 0.07

describe.each(films)('the sound of $theme', (film) => {
  let narrated: Narration
  beforeAll(async () => {
    narrated = await narrate(film, filmScenes[film.theme].waits)
  }, 60_000)
  const { snippets } = v.parse(Transcript, transcripts.get(film.theme))

  it('begins and ends where the transcript says', () => {
    const loud = stretches(narrated.samples)
    expect(loud).toHaveLength(snippets.length)
    snippets.forEach(({ start, duration }, at) => {
      expect(Math.abs((loud[at]?.start ?? 0) - start)).toBeLessThan(near)
      expect(Math.abs((loud[at]?.end ?? 0) - (start + duration))).toBeLessThan(near)
    })
  })

  it('has its words where the transcript says, one after the other within its line', () => {
    const { timeline } = narrated
    snippets.forEach(({ start, duration, words }, at) => {
      words.forEach((word, place) => {
        const spoken = timeline.lines[at]?.words[place]
        expect(Math.abs((word.start ?? -1) - (spoken?.start ?? 0))).toBeLessThan(0.001)
        expect(word.start).toBeGreaterThanOrEqual(words[place - 1]?.end ?? start)
        expect(word.end).toBeGreaterThan(word.start ?? start)
        expect(word.end).toBeLessThanOrEqual(start + duration + 0.001)
      })
    })
  })
})

/** The loud parts: those with shorter silences inside them. A pause at a comma does not start a new line. */
function stretches(samples: Float64Array, silence = 0.8) {
  const found: { start: number; end: number }[] = []
  samples.forEach((sample, at) => {
    if (Math.abs(sample) < heard) return
    const now = at / sampleRate
    const last = found.at(-1)
    if (last && now - last.end < silence) last.end = now
    else found.push({ start: now, end: now })
  })
  return found
}
