import { piecesOf } from '../reading/pieces-of.ts'
import { placesOf, type Readings } from '../reading/place.ts'
import { bestReadings } from '../reading/word-gloss.ts'
import { atomsOf } from './atoms.ts'
import { capitalised } from './english/inflect.ts'
import { readSentence } from './read-sentence.ts'

/** Longer texts are not read: who does what in them is never sure. */
const mostWords = 14

/**
 * What a text says, roughly, in English, or undefined where anything in it is not sure: a word without an
 * entry, one with several meanings that fit, a form or an order of words that we have no English for.
 */
export function roughEnglish(text: string, readings: Readings): string | undefined {
  const sentences =
    text
      .match(/[^.!?…]+[.!?…]*/gu)
      ?.map((one) => one.trim())
      .filter((one) => one !== '') ?? []
  if (sentences.length === 0) return undefined
  const said: string[] = []
  for (const sentence of sentences) {
    const one = roughSentence(sentence, readings)
    if (one === undefined) return undefined
    said.push(one)
  }
  return said.join(' ')
}

function roughSentence(text: string, readings: Readings): string | undefined {
  const places = placesOf(text, readings)
  if (places.length === 0 || places.length > mostWords) return undefined
  if (
    piecesOf(text).some(({ malayalam }) => !malayalam) ||
    /[^\p{L}\p{M}\p{Zs}\u200c\u200d.,!?…]/u.test(text)
  )
    return undefined
  const best = bestReadings(text, readings)
  const isAsked = text.endsWith('?')
  const atoms = best.flatMap((reading, at) => {
    const place = places[at]
    return reading && place ? atomsOf(reading, place.word, place.mark) : []
  })
  if (best.some((reading) => !reading || reading.probable)) return undefined
  const said = readSentence(atoms, isAsked)
  if (said === undefined) return undefined
  return capitalised(said) + (isAsked ? '?' : '.')
}
