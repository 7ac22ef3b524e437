type Options = {
  sampleRate?: number
  channels?: number
  bits?: number
  float?: boolean
  extensible?: boolean
  open?: boolean
}

/**
 * A WAV file of these samples, the same in each channel. `open`: without the length of its data, as a service
 * streams it.
 */
export function aWav(samples: ArrayLike<number>, options: Options = {}): Uint8Array<ArrayBuffer> {
  const {
    sampleRate = 22_050,
    channels = 1,
    bits = 16,
    float = false,
    extensible = false,
    open = false,
  } = options
  const width = bits / 8
  const formatLength = extensible ? 40 : 16
  const dataLength = samples.length * channels * width
  const view = new DataView(new ArrayBuffer(28 + formatLength + dataLength))
  const tag = float ? 3 : 1
  const write = (at: number, text: string) => new Uint8Array(view.buffer).set(Buffer.from(text), at)
  write(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, formatLength, true)
  view.setUint16(20, extensible ? 0xfffe : tag, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * width, true)
  view.setUint16(32, channels * width, true)
  view.setUint16(34, bits, true)
  if (extensible) view.setUint16(44, tag, true)
  write(20 + formatLength, 'data')
  view.setUint32(24 + formatLength, open ? 0xffffffff : dataLength, true)
  for (let at = 0; at < samples.length * channels; at++)
    writeSample(view, 28 + formatLength + at * width, samples[Math.floor(at / channels)] ?? 0, bits, float)
  return new Uint8Array(view.buffer)
}

function writeSample(view: DataView, at: number, sample: number, bits: number, float: boolean) {
  if (float) return bits === 64 ? view.setFloat64(at, sample, true) : view.setFloat32(at, sample, true)
  const whole = Math.round(sample * (2 ** (bits - 1) - 1))
  if (bits === 8) return view.setUint8(at, whole + 128)
  if (bits === 16) return view.setInt16(at, whole, true)
  if (bits === 32) return view.setInt32(at, whole, true)
  view.setUint16(at, whole & 0xffff, true)
  view.setInt8(at + 2, whole >> 16)
}
