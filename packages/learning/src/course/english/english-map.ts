import { idOfKind } from '../../practice/item.ts'
import { unitsOf } from '../path.ts'
import type { Carrier, CourseMap } from '../session/course-map.ts'
import { sentenceItem } from '../session/sentence-item.ts'
import { englishItem, type TurnedCourse, type TurnedSentence } from './english-course-from.ts'

/** The course as a session of a learner of English looks at it. */
export function englishMap({ path, words, sentences }: TurnedCourse): CourseMap {
  const carriers = new Map([...sentences].map(([id, one]) => [id, carrierOf(one)]))
  return {
    units: unitsOf(path).map((unit) => ({
      unit,
      items: unit.words.map(englishItem),
      carriers: unit.sentences.flatMap((id) => carriers.get(id) ?? []),
    })),
    has: (item) => words.has(idOfKind(item, 'english') ?? ''),
    lettersOf: () => [],
    soundsEnglish: () => false,
    sentences: [...carriers.values()],
    lines: [],
    scenes: [],
  }
}

/** So many units are ready for a time without a network: the one under way, and those after it. */
const unitsReady = 3

/** The English that sessions of a unit and of the next two say: its words, then its sentences. */
export function englishAhead({ path, words, sentences }: TurnedCourse, unit: string | undefined): string[] {
  const units = unitsOf(path)
  const from = units.findIndex(({ id }) => id === unit)
  if (from < 0) return []
  return units
    .slice(from, from + unitsReady)
    .flatMap((one) => [
      ...one.words.flatMap((id) => words.get(id)?.english ?? []),
      ...one.sentences.flatMap((id) => sentences.get(id)?.english ?? []),
    ])
}

const carrierOf = ({ id, pieces, sentence: { grids = [] } }: TurnedSentence): Carrier => ({
  id,
  item: sentenceItem(id, true),
  words: [...new Set(pieces.flatMap(({ word }) => (word === undefined ? [] : [englishItem(word)])))],
  endings: [],
  // An ending of Malayalam is none to learn here.
  grids: grids.map(({ swaps }) =>
    swaps.flatMap(({ item }) => {
      const word = idOfKind(item, 'word')
      return word !== undefined && pieces.some((piece) => piece.word === word) ? [englishItem(word)] : []
    }),
  ),
  size: pieces.length,
  spoken: true,
})
