import { isMalayalam } from '../language-of.ts'
import { normalise } from '../normalise.ts'
import { asWritten } from '../spoken/as-written.ts'
import { asWrittenInLatin } from '../spoken/said-latin.ts'
import { foldLatin, foldMalayalam } from './fold.ts'

/**
 * Whether a text, typed in Malayalam or in Latin letters, may be this word (or these words) written by ear.
 */
export function soundsAlike(typed: string, word: string): boolean {
  const said = wordsOf(typed)
  const wanted = wordsOf(word)
  return (
    said.length === wanted.length &&
    said.every((one, place) => {
      const keys = keysOf(wanted[place] ?? '')
      return keysOf(one).some((key) => keys.includes(key))
    })
  )
}

const wordsOf = (text: string) => text.trim().split(/\s+/u)

/** The keys of a word as it is written, and of what it stands for if it is written as it is said. */
function keysOf(word: string): string[] {
  if (isMalayalam(word)) {
    const text = normalise(word)
    return [text, ...asWritten(text)].map((one) => foldMalayalam(one))
  }
  return [word, ...asWrittenInLatin(word.toLowerCase())].flatMap(foldLatin)
}
