import { unitsOf } from '../path.ts'
import type { Carrier, CourseMap } from '../session/course-map.ts'
import { sentenceItem } from '../session/sentence-item.ts'
import { englishItem, type TurnedCourse, type TurnedSentence } from './turned-course.ts'

/** The course as a session of a learner of English looks at it. */
export function englishMap({ path, words, sentences }: TurnedCourse): CourseMap {
  const carriers = new Map([...sentences].map(([id, one]) => [id, carrierOf(one)]))
  return {
    units: unitsOf(path).map((unit) => ({
      unit,
      items: unit.words.map(englishItem),
      carriers: unit.sentences.flatMap((id) => carriers.get(id) ?? []),
    })),
    has: (item) => item.startsWith('english:') && words.has(item.slice('english:'.length)),
    lettersOf: () => [],
    soundsEnglish: () => false,
    sentences: [...carriers.values()],
    lines: [],
  }
}

const carrierOf = ({ id, pieces }: TurnedSentence): Carrier => ({
  id,
  item: sentenceItem(id, true),
  words: [...new Set(pieces.flatMap(({ word }) => (word === undefined ? [] : [englishItem(word)])))],
  endings: [],
  spoken: true,
})
