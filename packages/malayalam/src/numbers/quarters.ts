import { keyOf } from '../compare.ts'
import { past } from './past.ts'
import { sayNumber } from './say-number.ts'

/** The quarters, and how each follows a whole number: മൂന്നര, മൂന്നേകാൽ, മൂന്നേമുക്കാൽ. */
const quarters = [
  { value: 0.5, alone: 'അര', after: (whole: number) => sayNumber(whole).replace(/്$/u, 'ര') },
  { value: 0.25, alone: 'കാൽ', after: (whole: number) => `${past(whole)}കാൽ` },
  { value: 0.75, alone: 'മുക്കാൽ', after: (whole: number) => `${past(whole)}മുക്കാൽ` },
] as const

/** The word of quarters, up to a hundred: 0.5 is അര, 2.5 രണ്ടര, 3.25 മൂന്നേകാൽ. Undefined for another number. */
export function sayQuarters(number: number): string | undefined {
  const whole = Math.floor(number)
  const quarter = quarters.find(({ value }) => value === number - whole)
  if (!quarter || whole < 0 || whole >= 100) return undefined
  return whole === 0 ? quarter.alone : quarter.after(whole)
}

/** Every word of quarters below a hundred, and its number. Made when the first is read. */
let quarterWords: ReadonlyMap<string, number> | undefined

/** Reads the word of quarters: അര, രണ്ടര, മൂന്നേകാൽ, also written മൂന്നേ കാൽ. */
export function readQuarters(text: string): number | undefined {
  quarterWords ??= new Map(
    Array.from({ length: 400 }, (_, at) => at / 4).flatMap((number) => {
      const word = sayQuarters(number)
      return word === undefined ? [] : [[keyOf(word), number] as const]
    }),
  )
  return quarterWords.get(keyOf(text).replaceAll(' ', ''))
}
