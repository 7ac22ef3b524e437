/** One channel of samples from -1 to 1 as a WAV file of 16 bits. */
export function inWav(samples: Float64Array, sampleRate: number): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + samples.length * 2, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, at) => {
    wav.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * 32767), 44 + at * 2)
  })
  return wav
}
