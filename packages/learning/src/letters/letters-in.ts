import { normalise } from '@app/malayalam'
import type { Letter } from './letter.ts'

/** A letter as the table knows it. */
type TaughtLetter = Pick<Letter, 'id' | 'letter'>

/** The letters of texts, by a table of letters: `unknown` are Malayalam characters that it does not have. */
export type LettersIn = (text: string) => { ids: readonly string[]; unknown: readonly string[] }

/**
 * Reads texts by a table of letters, each letter once, in order. A conjunct of the table is one letter
 * (ക്ക of അക്ക); of any other conjunct, its consonants and the sign that joins them are the letters.
 */
export function lettersIn(table: readonly TaughtLetter[]): LettersIn {
  const byText = new Map(table.map(({ id, letter }) => [normalise(letter), id]))
  const longest = Math.max(1, ...[...byText.keys()].map(({ length }) => length))
  return (text) => {
    const ids = new Set<string>()
    const unknown = new Set<string>()
    const spelt = normalise(text)
    for (let at = 0; at < spelt.length; ) {
      const length = lengthAt(spelt, at)
      const id = byText.get(spelt.slice(at, at + length))
      if (id) ids.add(id)
      else if (isLetter(spelt.charAt(at))) unknown.add(spelt.charAt(at))
      at += length
    }
    return { ids: [...ids], unknown: [...unknown] }
  }

  /** The length of the longest letter of the table at a place. */
  function lengthAt(text: string, at: number): number {
    for (let length = longest; length > 1; length--)
      if (byText.has(text.slice(at, at + length))) return length
    return 1
  }
}

const isLetter = (character: string) => /[\u0D00-\u0D65\u0D7A-\u0D7F]/u.test(character)
