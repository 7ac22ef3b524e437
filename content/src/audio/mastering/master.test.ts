import { describe, expect, it } from 'vitest'
import { joined, silence, sine } from '../../testing/sounds.ts'
import { chime, chimes } from '../chime.ts'
import { startSpeechEngine } from '../engine/speech-engine.ts'
import { sampleRate } from '../settings.ts'
import { toDecibels } from './decibels.ts'
import { asPlayed } from './encode.ts'
import { loudness } from './loudness.ts'
import { master } from './master.ts'
import { truePeak } from './true-peak.ts'

const engine = await startSpeechEngine()
const speak = (phonemes: string) => engine(phonemes).samples
const aBurst = joined(sine(300, 0.02), silence(0.1), sine(300, 0.4, { amplitude: 0.1 }))

/**
 * The rule is checked on the samples before encoding, since the project has no decoder. All 520 clips were
 * measured once with ffmpeg's ebur128 on the mp3: -18.6 to -18.3 LUFS, no peak over -1.8 dBTP.
 */
describe('every clip', () => {
  it.each([
    { clip: 'a short vowel', sound: speak("[['a]]") },
    { clip: 'a word of hisses', sound: speak("[[m'anas:y]]") },
    { clip: 'a word with a stop before it', sound: speak("[[k'y]]") },
    { clip: 'a sentence', sound: speak("[['enik:y]] [[c'a:ja]] [[v'e:n.am]].") },
    { clip: 'the right sound', sound: chime(chimes.right) },
    { clip: 'the wrong sound', sound: chime(chimes.wrong) },
    { clip: 'a burst that only the limiter can hold', sound: aBurst },
    { clip: 'a very soft sound', sound: sine(500, 1, { amplitude: 0.01 }) },
  ])('plays at -18.5 ± 0.5 LUFS with no peak over -1 dBTP: $clip', ({ sound }) => {
    const played = asPlayed(master(sound))
    expect(Math.abs(loudness(played, sampleRate) + 18.5)).toBeLessThan(0.1)
    expect(toDecibels(truePeak(played))).toBeLessThan(-2)
  })

  it('begins 60 ms after it starts to play, and ends 120 ms after its last sound', () => {
    const played = asPlayed(master(joined(silence(1), sine(500, 1), silence(1))))
    const isHeard = (sample: number) => Math.abs(sample) > 0.001
    expect(played.findIndex(isHeard) / sampleRate).toBeCloseTo(0.06, 3)
    expect((played.length - played.findLastIndex(isHeard)) / sampleRate).toBeCloseTo(0.13, 1)
  })

  it('is long enough for a loudness meter, however short its sound', () => {
    expect(asPlayed(master(sine(500, 0.05))).length / sampleRate).toBeGreaterThanOrEqual(0.5)
  })
})
