import { anusvara, chilluLetters, consonantLetters, virama, visarga, vowelLetters, vowelSigns } from './alphabet.ts'
import { settleNeighbours } from './neighbours.ts'
import { hasAspiratedP } from './exceptions.ts'
import { normalise } from './normalise.ts'
import type { Sound } from './sounds.ts'

/**
 * A sound of a word. `spoken` is what the mouth does where that differs from what is written (a voiced stop between vowels:
 * Latin keeps k, IPA says ɡ). `raw` is a character that is no sound; it is passed on as it is.
 */
export type Phoneme = { sound: Sound; spoken?: Sound } | { raw: string }

/** What is read before the neighbours are known: the two marks that take their sound from what follows. */
export type Written = Phoneme | { mark: 'anusvara' | 'visarga' }

/** The sounds of one word, in their order. Takes any text; every spelling of Latin, IPA and speech reads this and nothing else. */
export function phonemes(word: string): Phoneme[] {
  const spelt = normalise(word)
  return settleNeighbours(readLetters(spelt), spelt)
}

function readLetters(word: string): Written[] {
  const read: Written[] = []
  const aspirated = hasAspiratedP(word)
  const letters = Array.from(word).filter((letter) => letter !== '\u200C' && letter !== '\u200D')

  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as string
    const consonant = consonantLetters.get(letter)
    if (consonant) {
      read.push({ sound: consonant === 'f' && aspirated ? 'ph' : consonant })
      const next = letters[at + 1]
      const sign = next === undefined ? undefined : vowelSigns.get(next)
      if (sign) read.push({ sound: sign })
      else if (next !== virama) read.push({ sound: 'a' })
      if (sign || next === virama) at++
      if (next === virama && at === letters.length - 1) read.push({ sound: 'halfU' })
      continue
    }
    const sound = vowelLetters.get(letter) ?? chilluLetters.get(letter) ?? vowelSigns.get(letter)
    if (sound) read.push({ sound })
    else if (letter === anusvara) read.push({ mark: 'anusvara' })
    else if (letter === visarga) read.push({ mark: 'visarga' })
    else if (letter === virama) read.push({ sound: 'halfU' })
    else read.push({ raw: letter })
  }
  return read
}
