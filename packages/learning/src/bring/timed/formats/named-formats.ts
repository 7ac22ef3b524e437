import { parseJson } from '../../../parse-json.ts'

/** Formats with times that are pictures, codes or programs, by how they begin. They are refused by name. */
const texts: readonly (readonly [name: string, begins: RegExp])[] = [
  ['SCC', /^\s*Scenarist_SCC/i],
  ['VobSub', /^\s*# VobSub index file/i],
  ['PDF', /^\s*%PDF-/],
  ['RTF', /^\s*\{\\rtf/],
  ['EBU STL', /^.{3}STL\d\d\.\d\d/],
  ['HLS', /^\s*#EXTM3U/],
]

/** The name of the format that a text is in, if it is one that we do not read. */
export function namedText(text: string): string | undefined {
  const begin = text.slice(0, 1000)
  const named = texts.find(([, begins]) => begins.test(begin))?.[0]
  if (named) return named
  if (/^\s*(?:<!doctype html|<html)[\s>]/i.test(begin)) return 'HTML'
  if (/^\s*<\?xml/i.test(begin)) return 'XML'
  const bare = text.trim()
  return /^(?:\{\s*"[\s\S]*\}|\[\s*[{["][\s\S]*\])$/.test(bare) && parseJson(bare) !== undefined
    ? 'JSON'
    : undefined
}

/** Something before the text of a line that looks like a time in no format that we know. */
const likeTime =
  /^\s*(?:[[({<|#]+\s*)?(?:\d{1,3}\s*[:.]\s*)?\d{1,3}\s*:\s*\d{2}(?:[.,:;]\d{1,6})?(?=\s*(?:[\])}>|,;=–—-]|$))|^\s*[[{(<]\s*\d{1,12}(?:\.\d+)?\s*[\]})>]\s*[[{(<]|^\s*\d{2,12}(?:\.\d{1,9})?\s*[,;\t|]\s*\d{2,12}(?:\.\d{1,9})?\s*[,;\t|]/
const arrows = /\d\s*(?:-{1,3}|=)>\s*\d/

/**
 * The first line that looks like a time, in a text in which many lines do; counted from 1. Such a text has
 * times, and must not be kept as if they were words.
 */
export function lineLikeTime(lines: readonly string[]): number | undefined {
  const written = lines.filter((line) => line.trim() !== '')
  const like = (line: string) => likeTime.test(line) || arrows.test(line.slice(0, 200))
  const many = written.filter(like).length
  const first = like(written[0] ?? '')
  if (many < 2 && !(first && /[.,]\d{2,}|\[\d/.test(written[0] ?? ''))) return undefined
  if (many < written.length / 4 && !(first && many > 1)) return undefined
  return lines.findIndex(like) + 1
}
