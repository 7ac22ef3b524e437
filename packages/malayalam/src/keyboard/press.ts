import { normalise } from '../normalise.ts'
import { type Key, signOf, virama } from './key.ts'

/** A text field: its text, and the part that is selected. Without a selection, `start` and `end` are the caret. */
export type Field = { text: string; start: number; end: number }

/** The field after a key was pressed. What is selected is replaced. */
export function press({ text, start, end }: Field, key: Key): Field {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const written = end > start && key.type === 'backspace' ? before : write(before, key)
  return { text: written + after, start: written.length, end: written.length }
}

/** What a key shows when the caret is behind a text. A sign stands on a dotted circle. */
export function shownOn(key: Key, before: string): string {
  if (key.type === 'sign') return `◌${key.text}`
  if (key.type === 'letter') return key.text
  if (key.type !== 'vowel') return ''
  return endsInConsonant(before) || (endsInVirama(before) && key.sign !== virama) ? `◌${key.sign}` : key.text
}

/**
 * The parts of the conjunct that the caret is behind: ക, ്, ഷ for ക്ഷ, and ക, ് while it is not complete. None if
 * there is no conjunct.
 */
export function formingAt(before: string): string[] {
  const [cluster = ''] = /(?:[ക-ഺ]്)+[ക-ഺ]?\p{M}*$/u.exec(before) ?? []
  return Array.from(cluster)
}

/** The text before the caret after a key was pressed behind it. */
function write(before: string, key: Key): string {
  switch (key.type) {
    case 'letter':
      return before + key.text
    case 'vowel':
      return endsInConsonant(before) || endsInVirama(before) ? sign(before, key.sign) : before + key.text
    case 'sign':
      return sign(before, key.text)
    case 'space':
      return `${before} `
    case 'backspace':
      return before.replace(lastCharacter, '')
    case 'shift':
    case 'enter':
      return before
  }
}

/**
 * A sign behind a consonant. A virama there gives way to it, and a half-u that is written ു് becomes ്. Two
 * halves of a sign join (െ and ാ are ൊ), in the one spelling. Anywhere else the vowel stands alone.
 */
function sign(before: string, sign: string): string {
  if (endsInConsonant(before)) return before + sign
  if (endsInVirama(before)) return sign === virama ? before.slice(0, -1) : before.slice(0, -1) + sign
  if (sign === virama) return before.replace(/ു$/u, virama)
  const joined = ((before.at(-1) ?? '') + sign).normalize('NFC')
  if (before && joined.length === 1) return before.slice(0, -1) + normalise(joined)
  return before + (vowelOf[sign] ?? sign)
}

const vowelOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(signOf).map(([vowel, sign]) => [sign, vowel]),
)

const endsInConsonant = (text: string) => /[ക-ഺ]$/u.test(text)
const endsInVirama = (text: string) => /[ക-ഺ]്$/u.test(text)

/**
 * What Backspace takes away: one code point, with the joiners behind it, which nobody sees. An old chillu (ന്
 * and a joiner) is one letter.
 */
const lastCharacter = /(?:[ക-ഺ]്\u200D|.[\u200B-\u200D]*)$/su
