const virama = '\u0D4D'
const zwnj = '\u200C'
const joiner = '(?:\\u200B|\\u200C|\\u200D|\\u2060|\\uFEFF)'

/** Invisible joiners that touch Malayalam; those of other scripts and of emoji are not ours. */
export const joiners = new RegExp(
  `(?<=[\\u0D00-\\u0D7F])${joiner}+|(?<!${joiner})${joiner}+(?=[\\u0D00-\\u0D7F])`,
  'gu',
)

/**
 * What a stretch of joiners is worth where it stands. A ZWNJ between virama and consonant stops a conjunct (സോഫ്റ്റ്‌വെയർ);
 * every other joiner joins nothing.
 */
export function worthOfJoiners(found: string, at: number, text: string): string {
  const between = text.charAt(at - 1) === virama && /^[\u0D15-\u0D3A]/u.test(text.charAt(at + found.length))
  return between && found.includes(zwnj) ? zwnj : ''
}
