import { ordinal, sayNumber, sayTime } from '@app/malayalam/numbers'

/**
 * A number with the ending that is joined to it, as it is said: 2024-ൽ is രണ്ടായിരത്തി ഇരുപത്തിനാലിൽ.
 * Undefined where that is not sure.
 */
export function numberWithEnding(number: number, written: string): string | undefined {
  const ending = joinedEnding(written)
  if (ending === undefined) return undefined
  const inRow = ordinal(number)
  if (ending === 'ാം') return inRow?.short
  if (ending === 'ാമത്തെ') return inRow?.full
  const said = sayNumber(number)
  if (said.endsWith('്')) return said.slice(0, -1) + ending
  if (said.endsWith('ി')) return /^ി(?:ന|ന്)/u.test(ending) ? undefined : `${said}യ${ending}`
  return onLongStem.test(ending) ? said.replace(/ം$/u, 'ത്ത') + ending : undefined
}

/**
 * A time of the clock that answers when: 10:30-ന് is പത്തരയ്ക്ക്. Whether in the morning or at night it does
 * not say.
 */
export function timeWithEnding(hour: number, minute: number, written: string): string | undefined {
  if (joinedEnding(written) !== 'ിന്' || hour > 23 || minute > 59) return undefined
  const { at, parts } = sayTime({ hour, minute })
  return at.slice((parts[0]?.said ?? '').length).trim()
}

/**
 * As it follows the last consonant of a number. Behind digits its vowel is often left out, or a letter of its
 * own: 10-ന്, 10-ഇന്, 10-ആം.
 */
function joinedEnding(written: string): string | undefined {
  if (withoutVowel.test(written)) return `ി${written.replace(/^നു$/u, 'ന്')}`
  const sign = signs[written.charAt(0)]
  const ending = sign === undefined ? written : sign + written.slice(1)
  return known.test(ending) ? ending : undefined
}

/** An ending joined to a word in other letters that ends in a consonant, as it is said: ഇൽ of office-ൽ. */
export function endingAfterConsonant(written: string): string | undefined {
  const ending = joinedEnding(written)
  return ending?.startsWith('ി') ? `ഇ${ending.slice(1)}` : undefined
}

const withoutVowel = /^(?:ൽ(?:നിന്ന്)?|ന്|നു|നും|നെ|ലും|ലെ|ലേക്ക്|ന്റെ)$/u
const known = /^(?:ി(?:ൽ(?:നിന്ന്)?|ന്|നും|നെ|ലും|ലെ|ലേക്ക്|ന്റെ)|ാം|ാമത്തെ|ും|ോളം|ോടെ|ാണ്)$/u
/** ആയിരത്തിൽ, ആയിരത്തോളം; but ആയിരവും, ആയിരമാണ്. */
const onLongStem = /^(?:ി|ോ)/u

const signs: Readonly<Record<string, string>> = { ആ: 'ാ', ഇ: 'ി', ഉ: 'ു', ഓ: 'ോ' }
