import type { PhonemeTables } from './phoneme-tables.ts'

const samplesPerMillisecond = 22.05

/**
 * A piece of a recording in `phondata`, by its address: its start and length, its loudness, and its fades in
 * and out.
 */
export type Piece = {
  address: number
  from?: number
  milliseconds: number
  loudness?: number
  rise?: number
  fade: number
}

/** Adds a recording to `phondata` that consists of pieces of others, and returns its address. */
export function addRecording(tables: PhonemeTables, pieces: readonly Piece[]): number {
  const address = tables.phondata.length
  const samples = pieces.flatMap((piece) => cut(recordingAt(tables.phondata, piece.address), piece))
  // A head of four bytes has the length and a scale. Samples are bytes that are multiplied by the scale.
  // Every recording begins at a multiple of four.
  const scale = Math.ceil(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1) / 127)
  const added = Buffer.alloc(4 + Math.ceil(samples.length / 4) * 4)
  added.writeUInt16LE(samples.length, 0)
  added.writeUInt8(scale, 2)
  for (const [at, sample] of samples.entries()) added.writeInt8(Math.round(sample / scale), 4 + at)
  tables.phondata = Buffer.concat([tables.phondata, added])
  return address
}

function cut(
  samples: readonly number[],
  { from = 0, milliseconds, loudness = 1, rise = 0, fade }: Piece,
): number[] {
  const first = Math.round(from * samplesPerMillisecond)
  const piece = samples.slice(first, first + Math.round(milliseconds * samplesPerMillisecond))
  return piece.map((sample, at) => {
    const swell = rise === 0 ? 1 : Math.min(1, at / (rise * samplesPerMillisecond))
    const decay = Math.min(1, (piece.length - at) / (fade * samplesPerMillisecond))
    return Math.round(loudness * swell * decay * sample)
  })
}

function recordingAt(phondata: Uint8Array, address: number): number[] {
  const data = Buffer.from(phondata)
  const [length, scale] = [data.readUInt16LE(address), data.readUInt8(address + 2)]
  return Array.from({ length }, (_, at) => data.readInt8(address + 4 + at) * scale)
}
