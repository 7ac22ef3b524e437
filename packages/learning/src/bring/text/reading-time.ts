/**
 * How long a line without an end is shown, in seconds: by the speed of a slow reader, between a minimum and a
 * maximum.
 */
const secondsPerLetter = 0.09
const [shortest, longest] = [1.5, 6]

export const readingTime = (text: string): number =>
  inThousandths(Math.min(Math.max(text.length * secondsPerLetter, shortest), longest))

/** Rounds to thousandths, because sums of floating-point numbers have meaningless digits. */
export const inThousandths = (seconds: number) => Math.round(seconds * 1000) / 1000
