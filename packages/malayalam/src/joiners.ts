const virama = '\u0D4D'
const zwnj = '\u200C'
const joiner = '(?:\\u200B|\\u200C|\\u200D|\\u2060|\\uFEFF)'

/** Invisible joiners beside Malayalam letters. Joiners in other scripts and in emoji are left alone. */
export const joiners = new RegExp(
  `(?<=[\\u0D00-\\u0D7F])${joiner}+|(?<!${joiner})${joiner}+(?=[\\u0D00-\\u0D7F])`,
  'gu',
)

/**
 * The joiner that a run of joiners stands for. A ZWNJ between virama and consonant prevents a conjunct
 * (സോഫ്റ്റ്‌വെയർ). All other joiners have no effect.
 */
export function effectiveJoiner(found: string, at: number, text: string): string {
  const between = text.charAt(at - 1) === virama && /^[\u0D15-\u0D3A]/u.test(text.charAt(at + found.length))
  return between && found.includes(zwnj) ? zwnj : ''
}
