import { sayNumber } from './say-number.ts'

/** `short` is for names and titles (ഒന്നാം ക്ലാസ്), `full` for any noun (ഒന്നാമത്തെ വീട്). */
type Ordinal = { short: string; full: string }

/** The ordinal of a number, from the first on. Zero has none. The first is also ആദ്യത്തെ. */
export function ordinal(number: number): Ordinal | undefined {
  if (number === 0) return undefined
  const short = sayNumber(number)
    .replace(/(?:്|ം)$/u, 'ാം')
    .replace(/ി$/u, 'ിയാം')
  return { short, full: short.replace(/ം$/u, 'മത്തെ') }
}
