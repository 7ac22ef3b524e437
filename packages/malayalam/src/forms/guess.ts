import { keyOf } from '../compare.ts'
import type { FoundEnding } from './analysis.ts'
import { endings } from './endings/endings.ts'
import { meanings } from './endings/meanings.ts'
import { slots } from './endings/slots.ts'

/** The probable parts of a word that no entry explains. */
export type Guess = {
  word: string
  endings: readonly FoundEnding[]
  /** The share of such guesses that are right, 0 to 1: at least `leastConfidence`. */
  confidence: number
}

/** Guesses below this confidence are not made. */
export const leastConfidence = 0.7

/**
 * Word ends that show the ending and the word before it. The confidence comes from a list of 141,000 words
 * (Debian's hunspell-ml): of the words with this end, the share whose guessed word is in that list or among
 * mlmorph's lemmas. It is a lower bound, because compounds are in neither.
 * Each line: the letters, the letters that the word has instead, the ending, the confidence.
 */
const suffixRules = `
ത്തിലേക്ക് ം allative 0.81
ത്തിന്റെ ം genitive 0.71
ത്തിന് ം dative 0.79
യിലേക്ക് - allative 0.8
യിലെ - locativeAdjective 0.73
യുടെ - genitive 0.71
യോട് - sociative 0.87
യെ - accusative 0.77
ിക്കുന്നില്ല ിക്കുക presentNegative 0.89
ിച്ചില്ല ിക്കുക pastNegative 0.96
`
  .trim()
  .split('\n')
  .map((line) => {
    const [letters = '', instead = '', id = '', confidence = ''] = line.split(' ')
    return { letters, instead: instead === '-' ? '' : instead, id, confidence: Number(confidence) }
  })

const shortestWord = 2

/**
 * A guess for a word that `analyse` cannot read, or undefined. An English word in Latin letters with a
 * Malayalam ending (office-ൽ) is certain: it shows its parts itself.
 */
export function guess(word: string): Guess | undefined {
  const text = keyOf(word)
  const english = /^([a-z]+)[-‐–]?([\u0D00-\u0D7F]+)$/u.exec(text)
  if (english) return ofEnglish(english[1] ?? '', english[2] ?? '')
  const rule = suffixRules.find(
    ({ letters }) => text.endsWith(letters) && text.length >= letters.length + shortestWord,
  )
  if (!rule) return undefined
  const { letters, instead, id, confidence } = rule
  return {
    word: text.slice(0, -letters.length) + instead,
    endings: [found(id, `-${instead === '' ? letters.slice(1) : letters.replace(/^ത്ത/u, '')}`)],
    confidence,
  }
}

const onNouns = slots('noun|in|il|e|ude|nte|kk')

/**
 * The Malayalam ending of an English word, with or without the vowel that would join it to a Malayalam word.
 */
function ofEnglish(word: string, letters: string): Guess | undefined {
  const ending = endings.find(
    ({ on, text }) => (on & onNouns) !== 0 && [text, text.replace(/^ി/u, ''), `യ${text}`].includes(letters),
  )
  return ending && { word, endings: [found(ending.id, ending.shown)], confidence: 1 }
}

const found = (id: string, shown: string): FoundEnding => ({ id, shown, means: meanings[id] ?? '' })
