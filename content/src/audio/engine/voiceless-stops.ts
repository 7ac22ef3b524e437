import type { MendedPhoneme } from './mended-phoneme.ts'
import { alveolar, bursts, closing, dental, labial, opening, retroflex, velar } from './phoneme-places.ts'
import { beforeConsonant, type Transition, vowelIn, vowelOut, wave } from './phoneme-program.ts'
import { addRecording, type Piece } from './phoneme-recordings.ts'
import type { PhonemeName } from './phoneme-tables.ts'

/**
 * A voiceless stop: the vowels around it, its burst, and a longer burst for a place where no following vowel
 * shows which stop it is.
 */
type Stop = {
  like: PhonemeName
  number?: number
  before: Transition
  behind: Transition
  burst: readonly Piece[]
  burstBeforeConsonant?: readonly Piece[]
}

const breathing = { milliseconds: 56, loudness: 20 } as const
const breath: Piece = { address: bursts.h, from: 10, milliseconds: 60, loudness: 2, rise: 8, fade: 10 }

const beforeP = { milliseconds: 44, loudness: 30, second: [700, -550, -350], third: -300 } as const

/**
 * The voiceless stops. The engine's own k, t and p were the same silence inside words: their programs begin
 * with `import_phoneme`, which loses everything after an IF without an ELSE. Here each stop is released in
 * every position, with a burst that can be heard.
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

export const voicelessStops = Object.entries(stops).map(
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
