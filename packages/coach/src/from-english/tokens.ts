import { beforeIs, straight, writtenOut } from '@app/english'

/** A word of an English text in small letters, a number, a mark, or what a frame leaves open: “(I/you/they…)”. */
export type Token = { text: string; kind: 'word' | 'number' | 'mark' | 'open'; written: string }

const token = /\([^()]*\)|\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+(?:[-/'][\p{L}\p{M}]+)*|(?<=s)'(?!\p{L})|[.,;:!?]/gu
const hyphens = /(?<=\p{L})-(?=year-old|old\b)|(?<=ty)-(?=one|two|three|four|five|six|seven|eight|nine)/gu

/**
 * The words and marks of an English text, with short forms written out. “'s” and “'d” are words of their own. `hurried`
 * has what hurried spellings stand for.
 */
export const tokensOf = (text: string, hurried: (word: string) => string | undefined): Token[] =>
  (writtenOut(straight(text)).replace(hyphens, ' ').match(token) ?? []).flatMap((written) =>
    tokensIn(written, hurried),
  )

function tokensIn(written: string, hurried: (word: string) => string | undefined): Token[] {
  if (written.startsWith('(')) return [{ text: written.toLowerCase(), kind: 'open', written }]
  if (/^\d/u.test(written)) return [{ text: written.replaceAll(',', ''), kind: 'number', written }]
  if (/^[.,;:!?]$/u.test(written)) return [{ text: written, kind: 'mark', written }]
  const lower = written.toLowerCase()
  const full = hurried(lower)
  if (full !== undefined) return full.split(' ').map((one) => word(one, one))
  const [, before = '', end = ''] = /^(.+)'(s|d)$/u.exec(lower) ?? []
  if (before === '') return [word(lower, written)]
  const own = end === 's' && beforeIs.has(before) ? 'is' : `'${end}`
  return [word(before, written.slice(0, before.length)), word(own, own)]
}

const word = (text: string, written: string): Token => ({ text: text.toLowerCase(), kind: 'word', written })
