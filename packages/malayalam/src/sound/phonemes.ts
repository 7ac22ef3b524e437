import { normalise } from '../normalise.ts'
import {
  anusvara,
  chilluLetters,
  consonantLetters,
  virama,
  visarga,
  vowelLetters,
  vowelSigns,
} from './alphabet.ts'
import { exceptionsIn, voicelessIn } from './exceptions.ts'
import { settleNeighbours } from './neighbours.ts'
import type { Phoneme, Written } from './phoneme.ts'

/**
 * The sounds of one word, in order. Takes any text. Latin, IPA and speech are all made from these sounds and
 * nothing else.
 */
export function phonemes(word: string): Phoneme[] {
  return settleNeighbours(readLetters(normalise(word).replace(/\u200C|\u200D/gu, '')))
}

function readLetters(word: string): Written[] {
  const read: Written[] = []
  const exceptions = exceptionsIn(word)
  const voiceless = voicelessIn(word)

  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at)
    const consonant = consonantLetters.get(letter)
    if (consonant) {
      const sound = exceptions.get(at) ?? consonant
      read.push(voiceless.has(at) ? { sound, spoken: sound } : { sound })
      const next = word.charAt(at + 1)
      const sign = vowelSigns.get(next)
      if (sign) read.push({ sound: sign })
      else if (next !== virama) read.push({ sound: 'a' })
      else if (!isReadOn(word.charAt(at + 2))) read.push({ sound: 'halfU' })
      if (sign || next === virama) at++
      continue
    }
    const sound = vowelLetters.get(letter) ?? chilluLetters.get(letter) ?? vowelSigns.get(letter)
    if (sound) read.push({ sound })
    else if (letter === anusvara) read.push(voiceless.has(at + 1) ? { sound: 'm' } : { mark: 'anusvara' })
    else if (letter === visarga) read.push({ mark: 'visarga' })
    else if (letter === virama) {
      if (!isReadOn(word.charAt(at + 1))) read.push({ sound: 'halfU' })
    } else {
      const raw = String.fromCodePoint(word.codePointAt(at) ?? 0)
      read.push({ raw })
      at += raw.length - 1
    }
  }
  return read
}

/** Whether the word goes on after a virama. If it does not, the virama is the half-u. */
function isReadOn(next: string): boolean {
  return consonantLetters.has(next) || vowelLetters.has(next) || chilluLetters.has(next) || next === virama
}
