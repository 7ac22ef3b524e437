import { trim } from './mastering/trim.ts'

/**
 * In seconds. A slow reader takes 0.25 s for a letter (a consonant with its vowel is one), the fastest engine
 * 0.06 s.
 */
const leastForLetter = 0.02
const mostForLetter = 0.6
/** A single letter may be long, and a sentence has pauses. */
const mostBeside = 3
/** A digit is spoken as a word or two. */
const lettersOfDigit = 8

/**
 * The fault in a service's sound for a text: it is silent, or its length is impossible. Without surrounding
 * silence it may last from 0.02 s for each letter of the text to 0.6 s for each letter plus 3 s. A digit
 * counts as eight letters for the longest time.
 */
export function lengthFault(samples: Float64Array, sampleRate: number, text: string): string | undefined {
  const heard = trim(samples, { before: 0, after: 0, shortest: 0 }).length / sampleRate
  if (heard === 0) return 'It is silent.'
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  const least = leastForLetter * letters
  const most = mostForLetter * (letters + lettersOfDigit * digits) + mostBeside
  const lasts = `It lasts ${heard.toFixed(1)} s`
  if (heard < least) return `${lasts}, and its text takes ${least.toFixed(1)} s at least.`
  return heard > most ? `${lasts}, and its text takes ${most.toFixed(1)} s at most.` : undefined
}
