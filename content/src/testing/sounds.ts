/** A sine with an amplitude. Its first sample has a phase in radians. */
export function sine(
  hertz: number,
  seconds: number,
  { amplitude = 1, sampleRate = 22_050, phase = 0 } = {},
): Float64Array {
  const angle = (2 * Math.PI * hertz) / sampleRate
  return Float64Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, at) => amplitude * Math.sin(angle * at + phase),
  )
}

export function joined(...sounds: Float64Array[]): Float64Array {
  return Float64Array.from(sounds.flatMap((sound) => [...sound]))
}

export const silence = (seconds: number, sampleRate = 22_050) =>
  new Float64Array(Math.round(seconds * sampleRate))

/** The root mean square of a part of a sound: the level of a steady sound as loud as it. */
export function strength(sound: Float64Array): number {
  return Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length)
}
