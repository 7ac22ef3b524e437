/** Recordings in `phondata`, by the phonemes of eSpeak NG that play them. */
export const bursts = {
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
  /** `sr/t`: highest between 4 and 5 kHz, and fades fast. */
  alveolarT: 545_680,
  /** `sw/t`: flat from 1 to 5 kHz, and fades fast. */
  lowT: 452_396,
  /** `base1/h` before a: breath. */
  h: 163_204,
}

/** The second and third formant towards which a vowel moves, by the place of the stop. */
export const velar = { second: [2300, 200, 400], third: -150 } as const
export const labial = { second: [600, -550, -200], third: -250 } as const
export const dental = { second: [1300, -350, 100], third: 50 } as const
export const alveolar = { second: [2100, -100, 450], third: 200 } as const
export const retroflex = { second: [1800, -300, 300], third: -550 } as const

/** How a vowel ends before a voiceless stop, and how it begins after one. */
export const closing = { milliseconds: 48, loudness: 20 } as const
export const opening = { milliseconds: 64, loudness: 30 } as const
