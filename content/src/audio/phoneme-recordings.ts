import type { PhonemeTables } from './phoneme-tables.ts'

const samplesPerMillisecond = 22.05

/** A piece of a recording of `phondata`, by its address there: from where and how long, how loud, and how it swells and dies away. */
export type Piece = {
  address: number
  from?: number
  milliseconds: number
  loudness?: number
  rise?: number
  fade: number
}

/** Adds a recording to `phondata` that is made of pieces of others, and returns its address. */
export function addRecording(tables: PhonemeTables, pieces: readonly Piece[]): number {
  const address = tables.phondata.length
  const samples = pieces.flatMap((piece) => cut(recordingAt(tables.phondata, piece.address), piece))
  // A head of four bytes: the length in bytes, and a scale that is 0 for samples of 16 bits. All begins at a multiple of four.
  const added = Buffer.alloc(4 + Math.ceil(samples.length / 2) * 4)
  added.writeUInt16LE(samples.length * 2, 0)
  for (const [at, sample] of samples.entries()) added.writeInt16LE(sample, 4 + 2 * at)
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

/** The samples of a recording: bytes that are multiplied by a scale, or of 16 bits where the scale is 0. */
function recordingAt(phondata: Uint8Array, address: number): number[] {
  const data = Buffer.from(phondata)
  const [length, scale] = [data.readUInt16LE(address), data.readUInt8(address + 2)]
  const start = address + 4
  return scale === 0
    ? Array.from({ length: length / 2 }, (_, at) => data.readInt16LE(start + 2 * at))
    : Array.from({ length }, (_, at) => data.readInt8(start + at) * scale)
}
