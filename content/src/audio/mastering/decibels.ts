export function toDecibels(factor: number): number {
  return 20 * Math.log10(factor)
}

/**
 * The factor for a level. It is rounded, since the last digit of a power differs between machines, and clips
 * must not.
 */
export function fromDecibels(decibels: number): number {
  return Math.round(10 ** (decibels / 20) * 1e6) / 1e6
}
