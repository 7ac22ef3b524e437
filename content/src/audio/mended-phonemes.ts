import {
  beforeConsonant,
  behindPhoneme,
  spectra,
  type Transition,
  vowelIn,
  vowelOut,
  wave,
  whileVoiced,
  withWave,
} from './phoneme-program.ts'
import { addRecording, type Piece } from './phoneme-recordings.ts'
import type { PhonemeName, PhonemeTables } from './phoneme-tables.ts'

/** A phoneme as the engine is to say it. `number` is set where its table did not have it. */
export type MendedPhoneme = {
  name: PhonemeName
  like: PhonemeName
  number?: number
  isHeld?: boolean
  program?: (tables: PhonemeTables) => readonly number[]
}

/** A voiceless stop: the vowels around it, its burst, and a longer one where no vowel follows that would tell its place. */
type Stop = {
  like: PhonemeName
  number?: number
  before: Transition
  behind: Transition
  burst: readonly Piece[]
  burstBeforeConsonant?: readonly Piece[]
}

/** Recordings in `phondata`, by the phonemes of eSpeak NG that play them. */
const bursts = {
  /** `base1/k`: compact, highest at 2.2 kHz. */
  k: 128_720,
  /** `consonants/p-` at the end of a word: all of it under 1 kHz. */
  p: 178_488,
  /** `consonants/p-`: the same, longer. */
  longP: 105_412,
  /** `base2/t`: diffuse, from 1 to 10 kHz. */
  t: 196_188,
  /** `hi_base/t#`: the same, stronger. */
  strongT: 111_224,
  /** `sr/t`: highest between 4 and 5 kHz, and dies away fast. */
  alveolarT: 545_680,
  /** `sw/t`: flat from 1 to 5 kHz, and dies away fast. */
  lowT: 452_396,
  /** `base1/h` before a: breath. */
  h: 163_204,
}

/** Where the second and third formant of a vowel point to, by the place of the stop. */
const velar = { second: [2300, 200, 400], third: -150 } as const
const labial = { second: [600, -550, -200], third: -250 } as const
const dental = { second: [1300, -350, 100], third: 50 } as const
const alveolar = { second: [2100, -100, 450], third: 200 } as const
const retroflex = { second: [1800, -300, 300], third: -550 } as const

const closing = { milliseconds: 48, loudness: 20 } as const
const opening = { milliseconds: 64, loudness: 30 } as const
const breathing = { milliseconds: 56, loudness: 20 } as const
const breath: Piece = { address: bursts.h, from: 10, milliseconds: 60, loudness: 2, rise: 8, fade: 10 }

const beforeP = { milliseconds: 44, loudness: 30, second: [700, -550, -350], third: -300 } as const

/**
 * The voiceless stops. The engine's own k, t and p were one silence inside words: their programs begin with `import_phoneme`, and behind an IF
 * without an ELSE nothing of that is left. Here each is released wherever it stands, with a burst that can be heard.
 */
const stops: Readonly<Record<string, Stop>> = {
  k: {
    like: ['consonants', 'k-'],
    before: { milliseconds: 40, loudness: 20, second: [2300, 300, 450], third: -150 },
    behind: { ...opening, ...velar },
    burst: [{ address: bursts.k, milliseconds: 40, loudness: 0.7, fade: 15 }],
  },
  p: {
    like: ['consonants', 'p-'],
    before: beforeP,
    behind: { ...opening, loudness: 40, ...labial },
    burst: [{ address: bursts.p, milliseconds: 14, loudness: 1.1, fade: 3 }],
    burstBeforeConsonant: [{ address: bursts.longP, milliseconds: 30, loudness: 1.1, fade: 12 }],
  },
  t: {
    like: ['base2', 't'],
    before: { ...closing, ...dental },
    behind: { ...opening, ...dental },
    burst: [{ address: bursts.t, milliseconds: 18, loudness: 0.9, fade: 8 }],
    burstBeforeConsonant: [{ address: bursts.strongT, milliseconds: 30, loudness: 0.9, fade: 8 }],
  },
  't.': {
    like: ['hi_base', 't.'],
    number: 139,
    before: { milliseconds: 70, loudness: 20, ...retroflex, colour: 2 },
    behind: { ...opening, ...retroflex },
    burst: [{ address: bursts.lowT, milliseconds: 14, loudness: 0.9, fade: 8 }],
  },
  /** The alveolar stop of റ്റ, which the engine did not have. */
  t2: {
    like: ['consonants', 't-'],
    number: 151,
    before: { ...closing, ...alveolar },
    behind: { ...opening, ...alveolar },
    burst: [{ address: bursts.alveolarT, milliseconds: 36, loudness: 1.9, fade: 14 }],
  },
  't#': {
    like: ['hi_base', 't#'],
    number: 25,
    before: { ...closing, ...dental },
    behind: { ...breathing, ...dental },
    burst: [{ address: bursts.t, milliseconds: 24, loudness: 0.7, fade: 6 }, breath],
  },
  'p#': {
    like: ['hi_base', 'p#'],
    number: 136,
    before: beforeP,
    behind: { ...breathing, ...labial },
    burst: [{ address: bursts.p, milliseconds: 14, loudness: 1.1, fade: 3 }, breath],
  },
}

const voicelessStops = Object.entries(stops).map(
  ([name, { like, number, before, behind, burst, burstBeforeConsonant }]): MendedPhoneme => ({
    name: ['ml', name],
    like,
    isHeld: true,
    ...(number !== undefined && { number }),
    program: (tables) => [
      ...vowelIn(behind),
      ...vowelOut(before),
      ...(burstBeforeConsonant
        ? [beforeConsonant, ...wave(addRecording(tables, burstBeforeConsonant), 100)]
        : []),
      ...wave(addRecording(tables, burst), 100),
    ],
  }),
)

/** Those of the engine's own that are right, but closed for too short a time beside the others. */
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

/** The voiced stops of ദ, ന്റ and ഡ: each with the vowels and the burst of its place, which were nearly the same. */
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
 * The dental n of നന്ദി and ഒന്ന്, which the engine did not have. Its own n, whose vowels are recordings of an alveolar one, is that of പന and പിന്നെ.
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

/** Long e, o and u had the spectra of the short ones. Those of Hindi are a little further out, as the long vowels of Malayalam are. */
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
