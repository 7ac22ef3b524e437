import { normalise } from '@app/malayalam'

const tag = /<\/?[a-z][^<>\n]*>|<\d[\d:.,]*>/giu
const styling = /\{\\[^{}\n]*\}/gu
const voice = /<v(?:\.[^\s<>]*)?\s+([^<>\n]+)>/iu
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/giu
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
}

/** The text of a caption without markup: tags, times of words, the styling of other formats, and entities. */
export const withoutMarkup = (raw: string): string =>
  decodeEntities(raw.replace(styling, '').replace(tag, breakOf))

/**
 * One line of plain text: white space folded, control characters, broken characters and invisible marks
 * removed, Malayalam in one spelling.
 */
export function cleanText(text: string): string {
  return normalise(text.toWellFormed().replace(/\p{Cc}+/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The speaker's name in WebVTT's voice tag. */
export function speakerOf(raw: string): string | undefined {
  const name = voice.exec(raw)?.[1]
  return (name && cleanText(decodeEntities(name)).slice(0, 100)) || undefined
}

const breakOf = (found: string) => (/^<br/i.test(found) ? ' ' : '')

/** Decodes each entity once: the result is text, even if it looks like an entity again. */
function decodeEntities(text: string): string {
  return text.replace(entity, (found, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? found
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}
