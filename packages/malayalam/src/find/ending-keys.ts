import { endings } from '../forms/endings.ts'
import { foldMalayalam } from './fold.ts'

/** The folded endings, as they follow a folded stem: il, lekk, um. */
const keys = new Set(endings.map(({ text }) => foldEnding(text)).filter((key) => key !== ''))
const longest = Math.max(...[...keys].map(({ length }) => length))

/** An ending folded as if a consonant stood before it, so that its first sign is read. */
function foldEnding(text: string): string {
  return foldMalayalam(text.replaceAll(' ', ''))
}

/** In how few endings what is left of a folded word can be read, up to three; Infinity if it cannot. */
export function countEndings(rest: string, most = 3): number {
  if (rest === '') return 0
  if (most === 0) return Number.POSITIVE_INFINITY
  let fewest = Number.POSITIVE_INFINITY
  for (let length = Math.min(longest, rest.length); length > 0; length--)
    if (keys.has(rest.slice(0, length)))
      fewest = Math.min(fewest, 1 + countEndings(rest.slice(length), most - 1))
  return fewest
}
