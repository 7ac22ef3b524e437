import type { WordEntry } from '../entry.ts'
import { openedChillu } from '../letters.ts'

const shortBeat = /^(?:\p{L}്)*[അഇഉഎഒക-ഹ][ിുെൊ]?$/u

/** അരിക് is native, and so is not drawn out as ട്രാഫിക് is. */
const foreignIk = /(?<!(?<!്)ര)ിക്$/u

/** എടിഎം, ഐപിഎൽ: the last letter is called by its English name. */
const englishLetter = /എ[ംൻൽ]$/u

/**
 * What a noun becomes before a vowel where its last consonant is said long: ടിൻ ടിന്ന-, ജിം ജിമ്മ-, ക്ലബ് ക്ലബ്ബ-, മീറ്റിങ് മീറ്റിങ്ങ-, ട്രാഫിക് ട്രാഫിക്ക-. So it
 * is after a short vowel in words of one beat, and in loans on -ing and -ic. An entry may say so of another word by its stem.
 */
export function doubledStem({ pos, stem }: WordEntry, word: string): string | undefined {
  if (pos !== 'noun' && pos !== 'name') return undefined
  const body = word.replace(/.്?$/u, '')
  const letter = lastLetter(word)
  const doubled = `${body}${letter}്${letter}`
  if (stem?.replace(/്$/u, '') === doubled && letter !== 'ട' && letter !== 'റ') return doubled
  const long = shortBeat.test(body) ? /[ംൻൽൺൾ]$|[കങചതപബ]്$/u : undefined
  const isDoubled =
    long?.test(word) || foreignIk.test(word) || /(?<!്)ങ്$/u.test(word) || englishLetter.test(word)
  return isDoubled ? doubled : undefined
}

function lastLetter(word: string): string {
  const last = word.replace(/്$/u, '').at(-1) ?? ''
  return last === 'ം' ? 'മ' : (openedChillu[last] ?? last)
}

const nativeInLongA = new Set(['തുലാം'])

/** Whether a noun keeps its മ: a loan, known by the vowel before it (ടീമിൽ, ഗ്രാമിൽ, but ഗ്രാമത്തിൽ of ഗ്രാമം). */
export const keepsM = (word: string) => /[^ക-ഹ]ം$/u.test(word) && !nativeInLongA.has(word)

/** ബസ്സിൽ and ക്ലാസ്സിൽ are current beside ബസിൽ and ക്ലാസിൽ; ഓഫീസ്, കേസ് and ആംബുലൻസ് are never written so. */
export const doublesS = (word: string) => /^(?:\p{L}്)*[അഇഉഎക-ഹ][ാിുെ]?സ്$/u.test(word)
