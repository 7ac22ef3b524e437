import { effectiveJoiner, joiners } from './joiners.ts'
import { normalise } from './normalise.ts'
import { notPlain, plainText } from './plain-text.ts'

/**
 * A rule: the pattern that it finds and the message for the teacher. `fix` returns the correct text; if that
 * equals the text found, there is no error.
 */
export type Rule = {
  code: string
  level: 'error' | 'warning'
  pattern: RegExp
  message: string
  fix?: (found: string, at: number, text: string) => string
}

const vowelSign = '[\\u0D3E-\\u0D44\\u0D46-\\u0D48\\u0D4A-\\u0D4C\\u0D57\\u0D62\\u0D63]'
const closing = '[ൺ-ൿംഃ]'
const malayalam = '[\\u0D00-\\u0D65\\u0D70-\\u0D7F]'

/**
 * Excludes endings that may begin without a letter before them: 10-ാം, 2018-ൽ, -ിൽ, and a sign shown on a
 * dotted circle.
 */
const wordStart = `(?<!${malayalam}|[\\p{L}0-9൦-൯%◌‐‑–-]|\\u200C|\\u200D)`

const withVirama = (found: string) => Array.from(found).join('്')
const westernDigit = (digit: string) => String(digit.charCodeAt(0) - 0x0d66)

/**
 * If two rules find the same letters, the earlier rule counts. The rules before `mixed-script` find exactly
 * what `normalise` corrects.
 */
export const rules: readonly Rule[] = [
  {
    code: 'old-chillu',
    level: 'error',
    pattern: /[ണനരറലളക]\u0D4D\u200D|ൎ/gu,
    message: 'This chillu is typed in an old way; type it as one letter.',
    fix: normalise,
  },
  {
    code: 'chillu-k-inside',
    level: 'error',
    pattern: /ൿ(?=[ക-ഹ])/gu,
    message: 'A chillu k stands only at the end of a word; inside one it is ക്.',
    fix: () => 'ക്',
  },
  {
    code: 'stray-joiner',
    level: 'error',
    pattern: joiners,
    message: 'An invisible joiner stands here and joins nothing; delete it.',
    fix: effectiveJoiner,
  },
  {
    code: 'not-plain',
    level: 'error',
    pattern: notPlain,
    message:
      'This character is invisible, or is a space or letter of another width; delete it or type the usual one.',
    fix: plainText,
  },
  {
    code: 'old-virama',
    level: 'error',
    pattern: /[\u0D3B\u0D3C]/gu,
    message: 'This is a virama of old prints; type the usual one.',
    fix: normalise,
  },
  {
    code: 'split-vowel',
    level: 'error',
    pattern: /ഇൗ|ഉൗ|ഒൗ|ഒാ|എെ|അാ|\u0D46[\u0D3E\u0D46\u0D57]|\u0D47\u0D3E/gu,
    message: 'This vowel is typed in two parts; type it as one letter.',
    fix: normalise,
  },
  {
    code: 'old-au',
    level: 'warning',
    pattern: /ൌ/gu,
    message: 'This is the old au sign; write ൗ.',
    fix: normalise,
  },
  {
    code: 'nta',
    level: 'error',
    pattern: /ൻ\u0D4D?റ(?!\u0D4Dറ)/gu,
    message: 'Write ന്റ as ന, virama and റ, not with the chillu ൻ.',
    fix: normalise,
  },
  {
    code: 'old-half-u',
    level: 'warning',
    pattern: /(?<!ു)ു+\u0D4D/gu,
    message: 'The half-u is written with the virama alone.',
    fix: normalise,
  },
  {
    code: 'mixed-script',
    level: 'error',
    pattern: new RegExp(
      `(?<=${malayalam})(?!\\p{Script=Malayalam})\\p{L}|(?!\\p{Script=Malayalam})\\p{L}(?=${malayalam})`,
      'gu',
    ),
    message:
      'A letter of another script touches a Malayalam one; it may be a mistaken o for ം or a missing space.',
  },
  {
    code: 'lone-sign',
    level: 'warning',
    pattern: new RegExp(`${wordStart}(?:${vowelSign}|${closing}|\\u0D4D)(?!${malayalam})`, 'gu'),
    message: 'This sign stands alone, which is right only where the text speaks about the sign itself.',
  },
  {
    code: 'sign-without-consonant',
    level: 'error',
    pattern: new RegExp(`(?:(?<=${malayalam})(?<![ക-ഺ])|${wordStart})${vowelSign}`, 'gu'),
    message: 'This vowel sign has no consonant to stand on.',
  },
  {
    code: 'chillu-at-start',
    level: 'error',
    pattern: new RegExp(`${wordStart}${closing}`, 'gu'),
    message: 'No word begins with this letter; a letter or a join before it is missing.',
  },
  {
    code: 'chillu-virama',
    level: 'error',
    pattern: /[ൺ-ൿ]\u0D4D/gu,
    message: 'A chillu has no vowel to take away; leave out the virama.',
    fix: (found) => found.charAt(0),
  },
  {
    code: 'virama-misplaced',
    level: 'error',
    // After അ, the virama writes the Arabic ʿayn: കഅ്ബ, മഅ്ദനി.
    pattern: /(?<![ക-ഺ◌‐‑–-])(?<!അ(?=\u0D4D[ക-ഹ]))\u0D4D/gu,
    message: 'A virama belongs straight after a consonant.',
  },
  {
    code: 'triple-consonant',
    level: 'error',
    pattern: /([ക-ഹ])\u0D4D\1\u0D4D\1/gu,
    message: 'The same consonant is joined three times; two are enough.',
    fix: (found) => found.slice(0, 3),
  },
  {
    code: 'missing-virama',
    level: 'error',
    pattern: /(?<!\u0D4D)(?:ളള|ണണ(?=[ിാു])|ങങ|ഞഞ)(?!\u0D4D[ങഞ])/gu,
    message: 'A double consonant needs a virama between its two letters.',
    fix: withVirama,
  },
  {
    code: 'missing-virama-tta',
    level: 'warning',
    pattern: /(?<!\u0D4D)ററ(?!\u0D4Dറ)/gu,
    message: 'Two റ side by side are mostly meant as റ്റ, with a virama between them.',
    fix: withVirama,
  },
  {
    code: 'single-nga',
    level: 'warning',
    pattern: /(?<=[\u0D05-\u0D4C\u0D57\u0D7A-\u0D7F])ങ(?![\u0D4Dങ])/gu,
    message: 'Inside a word ങ is mostly double: ങ്ങ.',
    fix: () => 'ങ്ങ',
  },
  {
    code: 'colon-for-visarga',
    level: 'error',
    pattern: /(?<=[ക-ഹ\u0D3E-\u0D4C\u0D57]):(?=[കഖതപഫശഷസ])/gu,
    message: 'A colon stands inside a word; type the visarga ഃ, or a space after the colon.',
    fix: () => 'ഃ',
  },
  {
    code: 'archaic-letter',
    level: 'warning',
    pattern: /[ഩഺൟഌൡൠൄൢൣൔൕൖഀഁഄ]/gu,
    message: 'This letter is no longer used in Malayalam.',
  },
  {
    code: 'malayalam-digit',
    level: 'warning',
    pattern: /[൦-൯]/gu,
    message: 'Malayalam digits are no longer usual; write 0 to 9.',
    fix: westernDigit,
  },
  {
    code: 'double-space',
    level: 'warning',
    pattern: /(?<=\S) {2,}/gu,
    message: 'One space between words is enough.',
    fix: () => ' ',
  },
]

/** For a text that is not in NFC, after the other rules. Only matches that NFC changes are errors. */
export const notComposed: Rule = {
  code: 'not-composed',
  level: 'error',
  pattern: /(?:\P{M}|^)\p{M}*/gu,
  message: 'This letter and its mark are typed as two characters; type them as one.',
  fix: (found) => found.normalize('NFC'),
}
