import { normalise } from '../normalise.ts'
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

const keysOf = (word: string) =>
  /\p{Script=Malayalam}/u.test(word) ? [foldMalayalam(normalise(word))] : foldLatin(word)
