import { createHash } from 'node:crypto'
import { isVowel, type Sound, sounds, speech } from '@app/malayalam/sound'
import { describe, expect, it } from 'vitest'
import { filmVoices } from '../../films/film-voices.ts'
import { burstBehind, closures } from '../../testing/bursts.ts'
import { startSpeechEngine } from './speech-engine.ts'

const engine = await startSpeechEngine()
const say = (phonemes: string) => engine(`[[${phonemes}]]`).samples
const hashOf = (samples: Float64Array) => createHash('sha256').update(samples).digest('hex')
const read = (word: string) => engine(speech(word)).samples

/** Every position of a sound in the language, as the engine gets it. */
const consonantPlaces = [
  ...[
    "X'ala",
    "'aXa",
    "p'iXi",
    "m'uXu",
    "k'aX:a",
    "k'aXXa",
    "p'anXa",
    "p'amXa",
    "k'arXa",
    "k'alXa",
    "k'asXa",
  ],
  ...["k'aXra", "k'aXja", "k'aXva", "k'aXy", "k'aX"],
]
const beforeR: readonly Sound[] = [
  'k',
  'kh',
  'g',
  'gh',
  'T',
  'D',
  't',
  'th',
  'd',
  'dh',
  'p',
  'f',
  'ph',
  'b',
  'bh',
  's',
  'S',
  'sh',
  'h',
  'v',
  'm',
]
const vowelPlaces = ["'Xla", "k'Xlam", "k'alXlam", "k'alX", "'X"]

describe('two sounds of the language', () => {
  const all = Object.keys(sounds) as Sound[]
  const consonants = all.filter((sound) => !isVowel(sound))
  const vowels = all.filter(isVowel)

  it.each([
    ...consonantPlaces.map((place) => ({ place, kind: consonants })),
    { place: "Xr'ami", kind: beforeR },
    ...vowelPlaces.map((place) => ({ place, kind: vowels })),
  ])('have other samples in $place', ({ place, kind }) => {
    const told = Map.groupBy(kind, (sound) => hashOf(say(place.replace('X', sounds[sound][3]))))
    expect([...told.values()].filter(({ length }) => length > 1)).toEqual([])
  })
})

describe('words with different sounds', () => {
  it.each([
    ['കക്ക', 'കപ്പ', 'കത്ത'],
    ['അക്കം', 'അപ്പം', 'അത്തം', 'അറ്റം', 'അട്ടം'],
    ['തോക്ക്', 'തോപ്പ്', 'തോറ്റ്'],
    ['നടക്കുക', 'നടത്തുക'],
    ['പരിക്ക്', 'പരിപ്പ്'],
    ['അടുക്ക്', 'അടുപ്പ്', 'അടുത്ത്'],
    ['കാറ്റ്', 'കാട്ട്', 'കാത്ത്'],
    ['പത്ത്', 'പക്ക്', 'പപ്പ്'],
    ['പുസ്തകം', 'പുസ്പകം', 'പുസ്കകം'],
    ['ചിത്രം', 'ചിക്രം', 'ചിപ്രം'],
    ['സത്യം', 'സക്യം', 'സപ്യം'],
    ['പ്ലാവ്', 'ഫ്ലാവ്'],
    ['ഋ', 'ൠ', 'റി', 'റീ'],
    ['ഌ', 'ൡ', 'ലി', 'ലീ'],
    ['ബദൽ', 'ബഡൽ'],
    ['പന്നി', 'പന്നു'],
    ['കന്ത', 'കന്റ', 'കണ്ട', 'കന്ന', 'കണ്ണ'],
    ['വഴി', 'വളി', 'വലി', 'വരി', 'വറി'],
    ['വിഷം', 'വിശം', 'വിസം'],
    ['പട്ട്', 'പാട്ട്'],
    ['മല', 'മാല', 'മെല', 'മേല', 'മൊല', 'മോല', 'മുല', 'മൂല', 'മില', 'മീല', 'മൈല', 'മൗല'],
    ['കര', 'ഖര', 'ഗര', 'ഘര'],
    ['പലം', 'ഫലം', 'ബലം', 'ഭലം'],
  ])('sound different: %s, %s', (...words) => {
    for (const [at, word] of words.entries())
      for (const other of words.slice(at + 1))
        expect(read(word), `${word} and ${other}`).not.toEqual(read(other))
  })

  it.each(Object.entries(filmVoices))('sound different in the %s voice of the films', async (_, voice) => {
    const speak = await startSpeechEngine(voice)
    expect(speak(speech('കക്ക')).samples).not.toEqual(speak(speech('കപ്പ')).samples)
    expect(speak(speech('കാറ്റ്')).samples).not.toEqual(speak(speech('കാട്ട്')).samples)
  })
})

/** The stops, with the range in hertz for the middle of their burst's spectrum. */
const stops = [
  { stop: 'k', from: 1500, to: 3000 },
  { stop: 't', from: 2000, to: 6000 },
  { stop: 'p', from: 0, to: 1500 },
  { stop: 't.', from: 1800, to: 3300 },
  { stop: 't2', from: 3800, to: 5500 },
]
const places = ["k'aXa", "k'aX:a", "m'uX:u", "p'iX:i", "k'arX:a", "m'asXam", "p'uXra", "v'aXjam", "m'a:X:y"]

describe.each(stops)('the stop $stop', ({ stop, from, to }) => {
  it.each(places)('opens with its own burst in %s', (place) => {
    const sound = say(place.replace('X', stop))
    const [closure] = closures(sound)
    if (!closure) throw new Error('There is no closure.')
    const { level, hertz } = burstBehind(sound, closure)
    // In decibels below the loudest moment of the word.
    expect(level).toBeGreaterThan(-25)
    expect(hertz).toBeGreaterThan(from)
    expect(hertz).toBeLessThan(to)
  })

  it('is closed about twice as long if it is doubled', () => {
    const [single, double] = ["k'aXa", "k'aX:a"].map((place) => {
      const [closure] = closures(say(place.replace('X', stop)))
      return (closure?.end ?? 0) - (closure?.start ?? 0)
    })
    expect((double ?? 0) / (single ?? 1)).toBeGreaterThan(1.8)
    expect((double ?? 0) / (single ?? 1)).toBeLessThan(2.7)
  })
})
