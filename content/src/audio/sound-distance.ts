import { sampleRate } from './settings.ts'
import { powerSpectrum } from './spectrum.ts'

/** In samples: a window of 23 ms, every 5 ms. */
const windowLength = 512
const step = 110
const melBands = 26
const coefficients = 13
/** In decibels below the loudest band of the sound: anything quieter counts as silence. */
const floor = 50

const hann = Float64Array.from(
  { length: windowLength },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / windowLength),
)
const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const fromMel = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

/** Where each mel band begins, peaks and ends, in places of the spectrum: from 80 Hz to 10 kHz. */
const edges = Array.from({ length: melBands + 2 }, (_, at) => {
  const mel = toMel(80) + ((toMel(10_000) - toMel(80)) * at) / (melBands + 1)
  return (fromMel(mel) * windowLength) / sampleRate
})

export type Cepstra = readonly Float64Array[]

/** The mel-frequency cepstral coefficients of a sound, every 5 ms, as speech recognition uses them. */
export function cepstra(samples: Float64Array): Cepstra {
  const heard: Float64Array[] = []
  for (let start = 0; start + windowLength <= samples.length; start += step)
    heard.push(melSpectrum(powerSpectrum(hann.map((weight, at) => weight * (samples[start + at] ?? 0)))))
  const loudest = heard.reduce(
    (most, bands) => bands.reduce((most, band) => Math.max(most, band), most),
    1e-12,
  )
  return heard.map((bands) =>
    cosineTransform(bands.map((band) => 10 * Math.log10(Math.max(band, loudest / 10 ** (floor / 10))))),
  )
}

function melSpectrum(spectrum: Float64Array): Float64Array {
  return Float64Array.from({ length: melBands }, (_, band) => {
    const [from = 0, top = 0, to = 0] = edges.slice(band, band + 3)
    let sum = 0
    for (let at = Math.ceil(from); at < to; at++) {
      const weight = at < top ? (at - from) / (top - from) : (to - at) / (to - top)
      sum += weight * (spectrum[at] ?? 0)
    }
    return sum
  })
}

const cosines = Array.from({ length: coefficients }, (_, order) =>
  Float64Array.from({ length: melBands }, (_, band) => Math.cos((Math.PI * order * (band + 0.5)) / melBands)),
)

function cosineTransform(bands: Float64Array): Float64Array {
  return Float64Array.from(
    cosines,
    (cosine, order) =>
      cosine.reduce((sum, factor, band) => sum + factor * (bands[band] ?? 0), 0) *
      Math.sqrt((order === 0 ? 1 : 2) / melBands),
  )
}

/**
 * How different two sounds are, in decibels for each moment: the mean distance of the moments that time
 * warping matches (Sakoe and Chiba, symmetric: a step in both counts twice).
 */
export function soundDistance(one: Cepstra, other: Cepstra): number {
  let previous = new Float64Array(other.length + 1).fill(Number.POSITIVE_INFINITY)
  previous[0] = 0
  for (const moment of one) {
    const row = new Float64Array(other.length + 1).fill(Number.POSITIVE_INFINITY)
    for (const [at, heard] of other.entries()) {
      const cost = between(moment, heard)
      row[at + 1] = Math.min(
        (previous[at] ?? 0) + 2 * cost,
        (previous[at + 1] ?? 0) + cost,
        (row[at] ?? 0) + cost,
      )
    }
    previous = row
  }
  return (previous[other.length] ?? 0) / (one.length + other.length)
}

function between(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let order = 0; order < coefficients; order++) sum += ((one[order] ?? 0) - (other[order] ?? 0)) ** 2
  return Math.sqrt(sum)
}
