import type { WordReading } from '@app/learning/vocabulary'
import type { KnownSentence } from '../known-sentence.ts'
import type { Readings } from '../reading/place.ts'
import { bestReadings } from '../reading/word-gloss.ts'
import type { CoachBank } from './generate-sentence.ts'
import { fillingsOfPattern } from './made-sentence.ts'
import type { Grade } from './suiting.ts'

/** The grades of a bank's sentences by their ids, and of its patterns in their order. */
export type Grades = { sentences: Readonly<Record<string, Grade>>; patterns: readonly Grade[] }

export function gradeBank({ topics, patterns, words }: CoachBank, readings: Readings): Grades {
  const all = topics.flatMap(({ sentences }) => sentences)
  return {
    sentences: Object.fromEntries(all.map((one) => [one.id, gradeOf(one, readings)])),
    patterns: patterns.map((pattern) => {
      const [first] = fillingsOfPattern(pattern, words)
      return first ? gradeOf(first, readings) : { level: 3, words: [] }
    }),
  }
}

/** Up to so many points a sentence is easy, and up to so many it is medium. */
const easyTo = 3
const mediumTo = 4

/**
 * A sentence is as hard as its words together: each ending is a point, a rarer word is another, a rare one or one
 * that is joined to the word before it two, and a second clause one more.
 */
function gradeOf(sentence: KnownSentence, readings: Readings): Grade {
  const found = bestReadings(sentence.text, readings, sentence)
  const clauses = sentence.text.split(/[,;?!.]\s/u).length
  const points = found.reduce((sum, reading) => sum + pointsOf(reading), clauses - 1)
  const level = points <= easyTo ? 1 : points <= mediumTo ? 2 : 3
  return { level, words: found.flatMap((reading) => (reading ? [reading.entry.id] : [])) }
}

const pointsOf = (reading: WordReading | undefined) =>
  reading ? reading.endings.length + reading.entry.use - 1 + (reading.before ? 2 : 0) : 3

/** The grade of a sentence of a bank, or of one that a pattern makes. */
export const graderOf =
  ({ patterns, words }: CoachBank, grades: Grades) =>
  (sentence: KnownSentence): Grade | undefined =>
    'id' in sentence && typeof sentence.id === 'string'
      ? grades.sentences[sentence.id]
      : grades.patterns[patterns.findIndex((pattern) => fillingsOfPattern(pattern, words).includes(sentence))]
