import { normalise } from '@app/malayalam'
import { decodeEntities } from './decode-entities.ts'

const tag = /<\/?[a-z][^<>]*>|<![^<>]*>|<\d[\d:.,]*>/giu
const voice = /<v(?:\.[^\s<>]*)?\s+([^<>\n]+)>/iu

/** A figure that ASS draws instead of writing: what stands after a code with `\p1`, up to the next code. */
const drawing = /\{[^{}\n]{0,200}\\p[1-9][^{}\n]{0,200}\}[^{}]*/giu
/** Codes of ASS, whole or left open, and those of MicroDVD and SubRip. */
const styling =
  /\{\\[^{}\n]*\}|\{\\[a-z]{1,5}\d*|\{(?:[a-z]{1,2}:[^{}\n]{0,100}|an?\d{1,2}|\/?[bius]\d?)\}/giu
/** A drawing whose code was lost: nothing but the moves of a pen. */
const moves = /^\s*m(?:\s+-?\d+(?:\.\d+)?){2}(?:\s+(?:[mnlbspc]|-?\d+(?:\.\d+)?))*\s*$/iu

/** Most lines have none of these. */
const markup = /[<&{\\]/

/** Words with a space between them, in letters that need no cleaning: most lines. */
const words = /^[!-~\u0D02-\u0D7F]+(?: [!-~\u0D02-\u0D7F]+)*$/

/** Markup that was escaped again and again is decoded this often. */
const mostRounds = 5

/**
 * The text of a caption without markup: tags, times of words, codes and drawings of other formats, and
 * entities, even if they were escaped more than once. Line breaks of any format are `\n`.
 */
export function withoutMarkup(raw: string): string {
  // Invisible marks may hide a tag, which would be one when they are removed.
  let text = normalise(raw)
  if (!markup.test(text)) return moves.test(text) ? '' : text
  for (let round = 0; round < mostRounds; round++) {
    const before = text
    text = decodeEntities(stripped(normalise(before)))
    if (text === before) break
  }
  text = stripped(text).replace(/<(?=[a-z/!])/giu, '')
  return moves.test(text) ? '' : text
}

const stripped = (text: string) =>
  text
    .replace(drawing, '')
    .replace(styling, '')
    .replace(/\\N|\\n/g, '\n')
    .replaceAll('\\h', ' ')
    .replace(tag, breakOf)

/**
 * One line of plain text: white space folded, control characters, broken characters and invisible marks
 * removed, Malayalam in one spelling.
 */
export function cleanText(text: string): string {
  if (words.test(text)) return normalise(text)
  return normalise(text.toWellFormed().replace(/\p{Cc}+/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The speaker's name in WebVTT's voice tag. */
export function speakerOf(raw: string): string | undefined {
  const name = voice.exec(raw)?.[1]
  return name === undefined ? undefined : cleanSpeaker(name)
}

/** A speaker's name, of a sensible length. Undefined if it is empty. */
export const cleanSpeaker = (name: string): string | undefined =>
  cleanText(withoutMarkup(name)).slice(0, 100).toWellFormed() || undefined

const breakOf = (found: string) => (/^<(?:br|\/?p|\/?div)\b/i.test(found) ? '\n' : '')
