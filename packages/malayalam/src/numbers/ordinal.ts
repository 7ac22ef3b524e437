import { sayNumber } from './say-number.ts'

/** `short` stands in names and titles (ഒന്നാം ക്ലാസ്), `full` before any noun (ഒന്നാമത്തെ വീട്). */
type Ordinal = { short: string; full: string }

/** Which one in a row, from the first on; nothing is the zeroth. The first is also ആദ്യത്തെ. */
export function ordinal(number: number): Ordinal | undefined {
  if (number === 0) return undefined
  const short = sayNumber(number).replace(/(?:്|ം)$/u, 'ാം')
  return { short, full: short.replace(/ം$/u, 'മത്തെ') }
}
