import { effectiveJoiner, joiners } from './joiners.ts'
import { plainText } from './plain-text.ts'

const virama = '\u0D4D'
const zwj = '\u200D'

/** The consonant of each chillu, and the chillu. ര and റ share one. */
const chillus: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', റ: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' }

/**
 * Spellings that look like another one, and the spelling that we use instead. Their order matters: ന്റ is
 * made of a chillu.
 */
const respelt: readonly (readonly [old: RegExp, now: string])[] = [
  [/ൎ/gu, 'ർ'],
  // A chillu k is only at the end of a word (വാൿ). Old texts write ക് with a ZWJ inside one: പക്ഷേ.
  [/ൿ(?=[ക-ഹ])/gu, `ക${virama}`],
  [/[\u0D3B\u0D3C]/gu, virama],
  [/(?<!ു)ു+\u0D4D/gu, virama],
  [/ൻ\u0D4D?റ(?!\u0D4Dറ)/gu, 'ന്റ'],
  [/ൌ/gu, 'ൗ'],
  [/ഇൗ/gu, 'ഈ'],
  [/ഉൗ/gu, 'ഊ'],
  [/ഒൗ/gu, 'ഔ'],
  [/ഒാ/gu, 'ഓ'],
  [/എെ/gu, 'ഐ'],
  [/\u0D46\u0D46/gu, 'ൈ'],
  [/അാ/gu, 'ആ'],
]
const oldChillu = new RegExp(`[${Object.keys(chillus).join('')}]${virama}${zwj}`, 'gu')

/**
 * Only texts with these characters may need respelling. Most words have none of them and are done at once.
 */
const suspicious = new RegExp(
  `\\u200B|\\u200C|\\u200D|\\u2060|\\uFEFF|[\\u0D3B\\u0D3C\\u0D4C\\u0D4E]|ൿ[ക-ഹ]|ൻ${virama}?റ|[ഇഉഒഎഅ][\\u0D3E-\\u0D57]|\\u0D46\\u0D46|ു${virama}`,
  'u',
)

/** Only Malayalam letters and signs, and none that another stands for: what most words are. */
const asItIs = /^[\u0D02-\u0D4B\u0D4D\u0D57\u0D7A-\u0D7F]+$/u
/** The same with ASCII between them: what most texts are. */
const plainAsItIs = /^[\n\u0020-\u007E\u0D02-\u0D4B\u0D4D\u0D57\u0D7A-\u0D7F]+$/u
const composed = /[\u0D46\u0D47][\u0D3E\u0D57]/u

/** Whether a text is already as `normalise` would make it. */
export const isNormal = (text: string): boolean =>
  asItIs.test(text) && !suspicious.test(text) && !composed.test(text)

/**
 * Gives each word one spelling, so that two texts that look the same are equal. Takes any text and returns it
 * plain (`plainText`), in NFC, with single-letter chillus, and with ന്റ as ന + ് + റ. Everything else that is
 * not Malayalam stays as it is. Source: Unicode core specification, chapter 12 (Malayalam).
 */
export function normalise(text: string): string {
  if (plainAsItIs.test(text) && !suspicious.test(text) && !composed.test(text)) return text
  let spelt = plainText(text.normalize('NFC')).normalize('NFC')
  // A correction can bring two other characters together (ു + ZWNJ + ്), so this repeats until nothing
  // changes.
  for (let before = ''; before !== spelt && suspicious.test(spelt); ) {
    before = spelt
    spelt = spelt
      .replace(oldChillu, (found) => chillus[found.charAt(0)] ?? found)
      .replace(joiners, effectiveJoiner)
    for (const [old, now] of respelt) spelt = spelt.replace(old, now)
    spelt = plainText(spelt.normalize('NFC')).normalize('NFC')
  }
  return spelt
}
