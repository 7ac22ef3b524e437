import type { LexiconEntry } from '@app/learning/vocabulary'
import { type Morpheme, morphemesOf } from '../from-malayalam/morphemes.ts'
import { readInPlace } from '../reading/in-place.ts'
import { placesOf, type Readings } from '../reading/place.ts'

/** A part of an answer: a word with what its endings say, in the same terms for endings that say the same. */
export type Piece = { entry: LexiconEntry; ending: string; word: string }

/** The pieces of a text, or undefined where a word has no reading. */
export function piecesOfAnswer(text: string, readings: Readings): Piece[] | undefined {
  const places = placesOf(text, readings)
  const found = readInPlace(text, readings)
  const morphemes: Morpheme[] = []
  for (const [at, { word, mark }] of places.entries()) {
    const reading = found[at]?.[0]
    if (!reading || reading.probable) return undefined
    morphemes.push(...morphemesOf(reading, word, mark))
  }
  return withoutCleft(morphemes).map(({ entry, ids, word }) => ({ entry, ending: endingOf(ids), word }))
}

/** കൊച്ചിയിലാണ് താമസിക്കുന്നത് says the same as കൊച്ചിയിൽ താമസിക്കുന്നു. */
function withoutCleft(morphemes: readonly Morpheme[]): Morpheme[] {
  const last = morphemes.at(-1)
  const [time] = last?.ids ?? []
  const is = morphemes.findIndex(({ entry, ids }) => entry.word === 'ആണ്' && ids.length === 0)
  if (is < 0 || !last || (time !== 'presentNominal' && time !== 'pastNominal')) return [...morphemes]
  const plain = { ...last, ids: [time === 'presentNominal' ? 'present' : 'past'] }
  return [...morphemes.slice(0, is), ...morphemes.slice(is + 1, -1), plain]
}

const same: Readonly<Record<string, string>> = {
  progressive: 'present',
  presentProgressive: 'present',
  continuing: 'present',
  notDoing: 'presentNegative',
  habitNegative: 'futureNegative',
  resulting: 'perfect',
  away: 'past',
  please: 'command',
  polite: 'command',
  commandMany: 'command',
  goAhead: 'command',
  comeOn: 'command',
  pleaseDont: 'mustNot',
  'future if': 'ifPast',
  'present if': 'ifPast',
  'past if': 'ifPast',
  'future question': 'may question',
  instrumental: 'sociative',
}

const endingOf = (ids: readonly string[]): string => {
  const plain = ids.filter((id) => id !== 'emphasis' && id !== 'youHear').join(' ')
  return same[plain] ?? plain
}
