import type { Path, Unit } from '@app/learning/course'
import { type AuthoredUnit, nameOf } from '../authored/path-file.ts'
import type { Source } from '../source.ts'

/** The path as the course reads it. Its sentences are those of the bank, of the lexicon, and `newSentences`. */
export function pathOf({ path }: Pick<Source, 'path'>): Path {
  return { stretches: path.map(({ id, title, units }) => ({ id, title, units: units.map(unitOf) })) }
}

function unitOf(unit: AuthoredUnit): Unit {
  const { id, title, canDo, canDoInEnglish, letters = [], words, read = [], topics = [], films = [] } = unit
  const grammar = grammarOf(unit)
  return {
    ...{ id, title, canDo, letters, words, read, topics, films },
    ...(canDoInEnglish && { canDoInEnglish }),
    ...(grammar && { grammar }),
    sentences: unit.sentences.map(nameOf),
  }
}

function grammarOf({ ending, contrast }: AuthoredUnit): Unit['grammar'] {
  const taught = ending ?? contrast
  if (!taught) return undefined
  const { id, note, more, examples } = taught
  return { item: ending ? `ending:${id}` : `contrast:${id}`, note, ...(more && { more }), examples }
}
