const oneOf = (characters: string) => `[${characters}]`

/** Marks that nobody sees: soft hyphens, and marks that change the direction of the text after them. */
const invisible =
  '\\u00AD\\u061C\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u206F\\uFEFF'

/** Spaces of a certain width, and those at which a line does not break. */
const spaces = '\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000'

/** The wide letters, digits and marks of East Asian keyboards. */
const wide = '\\uFF01-\\uFF5E'
const toHalfWidth = 0xfee0

/** Combining marks that are of no script of India. */
const marks = '\\u0300-\\u036F\\u0483-\\u0489\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20F0\\uFE20-\\uFE2F'
const circle = '\\u25CC'

/** Few texts have any of these characters. */
const suspicious = new RegExp(oneOf(invisible + spaces + wide + marks + circle), 'u')

const anyInvisible = new RegExp(oneOf(invisible), 'gu')
const anySpace = new RegExp(oneOf(spaces), 'gu')
const anyWide = new RegExp(oneOf(wide), 'gu')

/** A character that is invisible, a space of another width, or a wide letter. */
export const notPlain = new RegExp(oneOf(invisible + spaces + wide), 'gu')

/** Marks on a Malayalam letter, and marks on nothing. */
const loneMarks = new RegExp(`(?:(?<=[\\u0D00-\\u0D7F])|(?<![^\\s]))${oneOf(marks)}+`, 'gu')

/** Circles that stand for a missing letter. A vowel sign may stand without it: lessons show them so. */
const dottedCircle = new RegExp(`${circle}+(?=[\\u0D00-\\u0D03\\u0D3B-\\u0D4D\\u0D57\\u0D62\\u0D63])`, 'gu')

/**
 * A text as it comes from a phone or a web page, without what cannot be seen in it and changes how it is read:
 * invisible marks, spaces of all widths, wide letters, stray combining marks. Joiners stay: they are part of
 * the spelling.
 */
export function plainText(text: string): string {
  if (!suspicious.test(text)) return text
  return text
    .replace(anyInvisible, '')
    .replace(anySpace, ' ')
    .replace(anyWide, (letter) => String.fromCharCode(letter.charCodeAt(0) - toHalfWidth))
    .replace(loneMarks, '')
    .replace(dottedCircle, '')
}

/** Curly quotation marks and apostrophes as straight ones, and all hyphens and dashes as one. */
export const straight = (text: string): string =>
  text
    .replace(/[\u2018-\u201B\u2032\u02BC\u00B4`]/gu, "'")
    .replace(/[\u201C-\u201F\u2033]/gu, '"')
    .replace(/[\u2010-\u2015]/gu, '-')
