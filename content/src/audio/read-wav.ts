/** The sound of a WAV file, with its channels mixed into one: numbers from -1 to 1. */
export type Sound = { samples: Float64Array; sampleRate: number }

const pcm = 1
const float = 3
/** The real format is further on, in the first two bytes of its "sub format". */
const extensible = 0xfffe

type ReadSample = (view: DataView, at: number) => number

const readers: Readonly<Record<string, ReadSample>> = {
  [`${pcm} 8`]: (view, at) => (view.getUint8(at) - 128) / 128,
  [`${pcm} 16`]: (view, at) => view.getInt16(at, true) / 2 ** 15,
  [`${pcm} 24`]: (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 2 ** 23,
  [`${pcm} 32`]: (view, at) => view.getInt32(at, true) / 2 ** 31,
  [`${float} 32`]: (view, at) => view.getFloat32(at, true),
  [`${float} 64`]: (view, at) => view.getFloat64(at, true),
}

/**
 * Reads PCM of 8, 16, 24 or 32 bits and floating point, at any rate, in mono or stereo. Throws an Error with
 * a sentence for any other file.
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WAVE')
    throw new Error(`This is no WAV but ${kindOf(bytes)}.`)
  const format = chunk(view, 'fmt ')
  const data = chunk(view, 'data')
  if (!format || format.byteLength < 16 || !data) throw new Error('This WAV has no sound in it.')

  const channels = format.getUint16(2, true)
  const sampleRate = format.getUint32(4, true)
  const bits = format.getUint16(14, true)
  const tag = format.getUint16(0, true)
  const kind = tag === extensible && format.byteLength >= 26 ? format.getUint16(24, true) : tag
  const read = readers[`${kind} ${bits}`]
  if (!read) throw new Error(`This WAV is of an unknown kind: format ${kind} with ${bits} bits.`)
  if (channels < 1 || channels > 2) throw new Error(`This WAV has ${channels} channels, not one or two.`)
  if (sampleRate < 4000 || sampleRate > 192_000)
    throw new Error(`This WAV has ${sampleRate} samples a second.`)
  return { samples: mixed(data, read, channels, bits / 8), sampleRate }
}

function mixed(data: DataView, read: ReadSample, channels: number, width: number): Float64Array {
  const samples = new Float64Array(Math.floor(data.byteLength / (width * channels)))
  for (let at = 0; at < samples.length; at++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += read(data, (at * channels + channel) * width)
    samples[at] = sum / channels
  }
  // A floating-point file may contain values that are not numbers.
  if (samples.some((sample) => !Number.isFinite(sample)))
    throw new Error('This WAV has samples that are no numbers.')
  return samples
}

/**
 * A service that streams writes the length of the data before it knows it: then the data are the rest of the
 * file.
 */
function chunk(view: DataView, name: string): DataView | undefined {
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const rest = view.byteLength - at - 8
    const said = view.getUint32(at + 4, true)
    const isOpen = textAt(view, at) === 'data' && said === 0
    const length = isOpen ? rest : Math.min(said, rest)
    if (textAt(view, at) === name) return new DataView(view.buffer, view.byteOffset + at + 8, length)
    at += 8 + length + (length % 2)
  }
  return undefined
}

const textAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))

function kindOf(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'empty'
  const [first] = Buffer.from(bytes.subarray(0, 64)).toString('latin1').trimStart()
  if (first === '<') return 'HTML'
  return first === '{' || first === '[' ? 'JSON' : 'something else'
}
