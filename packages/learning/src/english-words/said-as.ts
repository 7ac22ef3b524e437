import { plainKey } from '@app/english'
import type { EnglishEntry } from './english-entry.ts'

/**
 * How a form of an English word is said, in Malayalam letters, if that follows from how the word is said: its endings -s,
 * -ing and -ed. Undefined for other forms (went), and if it is not known of the word.
 */
export function saidAs(form: string, { word, said }: EnglishEntry): string | undefined {
  const [plain, base] = [plainKey(form), plainKey(word)]
  if (said === undefined || plain === base) return said
  // Only the usual endings: studies is of study, but went is not of go.
  if (!plain.startsWith(base.slice(0, -1))) return undefined
  if (plain.endsWith('ing')) return joined(said, 'ഇങ്')
  if (plain.endsWith('ed')) return pastOf(base, said)
  if (plain.endsWith('s') && !plain.endsWith('ves'))
    return hisses.test(base) ? joined(said, 'ഇസ്') : `${lengthened(said.replace(weakR, 'േഴ്'))}സ്`
  return undefined
}

/** Brothers is ബ്രദേഴ്സ്: the r of an ending, after no vowel that is written. */
const weakR = /(?<=[ക-ഹ])ർ$/u
const hisses = /(?:s|x|z|ch|sh|ce|ge|se|ze)$/u
/** The sound tells, but of സ്, which is s or z: that the spelling tells. */
const isVoiceless = (base: string, said: string) => /[കപഫഷച]്$/u.test(said) || /(?:ss|x|ce)$/u.test(base)
/** A short word ends in its stop twice, ക്ക്, and before another one once: കുക്റ്റ്. */
const doubled = /(.)്\1്$/u

const pastOf = (base: string, said: string) =>
  /(?:t|te|d|de)$/u.test(base)
    ? joined(said, 'ഇഡ്')
    : isVoiceless(base, said)
      ? `${said.replace(doubled, '$1്')}റ്റ്`
      : `${lengthened(said)}ഡ്`

/** Stories has a long vowel before its ending: സ്റ്റോറി, സ്റ്റോറീസ്. */
const lengthened = (said: string) => said.replace(/ി$/u, 'ീ')

/** A chillu before a vowel is the letter itself. */
const opened: Readonly<Record<string, string>> = { ൻ: 'ന', ൽ: 'ല', ർ: 'റ', ൾ: 'ള', ൺ: 'ണ', 'ം': 'മ' }
const signs: Readonly<Record<string, string>> = { ഇ: 'ി' }

/** An ending that begins with a vowel, joined to how a word is said. */
function joined(said: string, ending: string): string {
  const [vowel = '', rest] = [ending.slice(0, 1), ending.slice(1)]
  const last = said.slice(-1)
  if (last === '്') return said.slice(0, -1) + (signs[vowel] ?? '') + rest
  const letter = opened[last]
  if (letter !== undefined) return said.slice(0, -1) + letter + (signs[vowel] ?? '') + rest
  return `${said}യ${signs[vowel] ?? ''}${rest}`
}
