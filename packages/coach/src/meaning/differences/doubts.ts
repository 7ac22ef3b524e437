import { bids } from '../pieces/compare-pieces.ts'
import { readEnglish } from '../pieces/english/read-english.ts'
import type { Differences } from './differences.ts'

/**
 * The differences that are sure, whatever way the guess puts it: “every snake” is as many as “all snakes”, and “unless”
 * denies without a “not”.
 */
export function withoutDoubts(differences: Differences, guess: string): Differences {
  const text = guess.toLowerCase()
  const entries = Object.entries(differences) as [keyof Differences, unknown][]
  return Object.fromEntries(
    entries.filter(
      ([kind, is]) =>
        !(doubts[kind]?.test(text) || doubts[`${kind} ${is}`]?.test(text)) &&
        !(kind === 'bound' && bids(readEnglish(guess))),
    ),
  )
}

/** Of a difference, or of one way of it: words that may say the same in another way. */
const doubts: Readonly<Record<string, RegExp>> = {
  count: /\b(?:every|each)\b|\b(?:full of|lots? of|plenty)\b/u,
  'past missing': /\b(?:could|would)(?:n['’]t)?\b|\b[a-z]+['’]d\b/u,
  'past extra': /\b(?:would|could)(?:n['’]t)?\b.*\bif\b|\bif\b.*\b(?:would|could)(?:n['’]t)?\b/u,
  'points near': /\bth(?:is|ese)\b/u,
  'points far': /\bth(?:at|ose)\b/u,
  'denial missing':
    /\b(?:unless|impossible|hardly|barely|without|un(?:able|aware|known)|fails?|failed|refused?s?)\b/u,
  'denial extra': /\b(?:not|[a-z]+n['’]?t) (?:\w+ )?as \w+ as\b/u,
  'bound must': /(?:^|[;,.!] *)(?:please )?be \w/u,
  'bound free': /\b(?:need|needs|should)\b/u,
}
