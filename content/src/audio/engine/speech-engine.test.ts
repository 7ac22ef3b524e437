import { describe, expect, it } from 'vitest'
import { sampleRate } from '../settings.ts'
import { startSpeechEngine } from './speech-engine.ts'

const engine = await startSpeechEngine()
const speak = (phonemes: string) => engine(phonemes).samples
const tea = "[['enik:y]] [[c'a:ja]] [[v'e:n.o:]]"

describe('the speech engine', () => {
  it('speaks the same, whatever it spoke before and whenever it was started', async () => {
    const first = speak(tea)
    speak("[['am:a]]")
    expect(speak(tea)).toEqual(first)
    const another = await startSpeechEngine()
    expect(another(tea).samples).toEqual(first)
  })

  it('raises the voice at the end of a question', () => {
    expect(pitchAtEnd(speak(`${tea}?`))).toBeGreaterThan(pitchAtEnd(speak(`${tea}.`)) * 1.15)
  })

  it('makes a pause at a comma', () => {
    const words = ["[['enik:y]]", "[[c'a:ja]]"]
    const longer = speak(words.join(', ')).length - speak(words.join(' ')).length
    expect(longer / sampleRate).toBeGreaterThan(0.2)
  })

  it('holds a double stop longer than a single one', () => {
    expect(speak("[[p'ak:a]]").length).toBeGreaterThan(speak("[[p'aka]]").length + 0.05 * sampleRate)
  })

  it('is silent for no phonemes', () => {
    expect(speak('').every((sample) => sample === 0)).toBe(true)
  })
})

/** The pitch in hertz of the last audible 80 ms: the shift at which they are most similar to themselves. */
function pitchAtEnd(sound: Float64Array): number {
  const end = sound.findLastIndex((sample) => Math.abs(sample) > 0.05)
  const last = sound.subarray(end - Math.round(0.08 * sampleRate), end)
  const likeness = (shift: number) =>
    last.subarray(shift).reduce((sum, sample, at) => sum + sample * (last[at] ?? 0), 0) /
    (last.length - shift)
  const shifts = Array.from({ length: 150 }, (_, at) => at + 70)
  return sampleRate / shifts.reduce((best, shift) => (likeness(shift) > likeness(best) ? shift : best))
}
