import type { MendedPhoneme } from './mended-phoneme.ts'
import { alveolar, bursts, closing, dental, retroflex } from './phoneme-places.ts'
import {
  beforeConsonant,
  behindPhoneme,
  spectra,
  vowelIn,
  vowelOut,
  whileVoiced,
  withWave,
} from './phoneme-program.ts'
import { addRecording } from './phoneme-recordings.ts'
import { voicelessStops } from './voiceless-stops.ts'

/** The engine's own stops that are right but are closed for too short a time beside the others. */
const heldStops: MendedPhoneme[] = [
  { name: ['ml', 'c'], like: ['hi_base', 'c'], number: 81, isHeld: true },
  { name: ['ml', 'k#'], like: ['hi_base', 'k#'], number: 145, isHeld: true },
  { name: ['ml', 'c#'], like: ['hi_base', 'c#'], number: 143, isHeld: true },
  { name: ['ml', 't.#'], like: ['ml', 't.#'], isHeld: true },
]

/** Spectra in `phondata`, by the phonemes that are made from them. */
const nasals = { n: 38_848, secondN: 40_864, nBeforeConsonant: 40_996 }
const voices = { beforeD: 54_824, d: 56_280, beforeRetroflexD: 301_084, retroflexD: 49_972 }
const voicedOpening = { milliseconds: 56, loudness: 30, first: 1 } as const
const voicedClosing = { milliseconds: 48, loudness: 16, first: 2 } as const

/**
 * The voiced stops of ദ, ന്റ and ഡ, each with the vowels and the burst of its place. In the engine they were
 * nearly the same.
 */
const voicedStops: MendedPhoneme[] = [
  {
    name: ['ml', 'd['],
    like: ['base1', 'd['],
    number: 74,
    program: (tables) => [
      ...vowelIn({ ...voicedOpening, ...dental }),
      ...vowelOut({ ...voicedClosing, ...dental }),
      whileVoiced,
      ...spectra(voices.beforeD),
      ...spectra(voices.d),
      ...withWave(
        addRecording(tables, [{ address: bursts.t, milliseconds: 12, loudness: 0.5, fade: 6 }]),
        100,
      ),
    ],
  },
  {
    name: ['ml', 'd2'],
    like: ['ml', 'd2'],
    program: (tables) => [
      ...vowelIn({ ...voicedOpening, ...alveolar }),
      ...vowelOut({ ...voicedClosing, ...alveolar }),
      whileVoiced,
      ...spectra(voices.beforeD),
      ...spectra(voices.d),
      ...withWave(
        addRecording(tables, [{ address: bursts.alveolarT, milliseconds: 24, loudness: 1.5, fade: 12 }]),
        100,
      ),
    ],
  },
  {
    name: ['ml', 'd.'],
    like: ['hi_base', 'd.'],
    number: 140,
    program: (tables) => [
      ...vowelIn({ ...voicedOpening, ...retroflex }),
      ...vowelOut({ ...voicedClosing, milliseconds: 70, ...retroflex, colour: 2 }),
      whileVoiced,
      ...spectra(voices.beforeRetroflexD),
      ...spectra(voices.retroflexD),
      ...withWave(
        addRecording(tables, [{ address: bursts.lowT, milliseconds: 12, loudness: 0.9, fade: 6 }]),
        100,
      ),
    ],
  },
]

/**
 * The dental n of നന്ദി and ഒന്ന്, which the engine did not have. Its own n, whose vowels were recorded with
 * an alveolar n, is that of പന and പിന്നെ.
 */
const dentalN: MendedPhoneme = {
  name: ['ml', 'n['],
  like: ['base1', 'n'],
  number: 152,
  program: () => [
    ...vowelIn({ milliseconds: 56, loudness: 24, ...dental }),
    ...vowelOut({ ...closing, first: 2, breaks: true, ...dental }),
    behindPhoneme(152),
    ...spectra(nasals.secondN),
    beforeConsonant,
    ...spectra(nasals.nBeforeConsonant),
    ...spectra(nasals.n),
  ],
}

/**
 * Long e, o and u had the spectra of the short ones. Those of Hindi are a little more extreme, as the long
 * vowels of Malayalam are.
 */
const longVowels = Object.entries({ 'e:': 310_308, 'o:': 248_104, 'u:': 191_976 }).map(
  ([name, address]): MendedPhoneme => ({
    name: ['ml', name],
    like: ['ml', name],
    program: () => spectra(address),
  }),
)

export const mendedPhonemes: readonly MendedPhoneme[] = [
  ...voicelessStops,
  ...heldStops,
  ...voicedStops,
  dentalN,
  ...longVowels,
]
