import { type AuthoredUnit, isWritten, type NewSentence } from '../authored/path-file.ts'
import { nameOfExample } from '../clips.ts'
import type { Fault } from '../fault.ts'
import type { Source, StretchSource } from '../source.ts'

/** A unit with its place in its file. */
export type PlacedUnit = {
  unit: AuthoredUnit
  stretch: StretchSource
  fault: (place: readonly (string | number)[], sentence: string) => Fault
}

/** The units of the path in order. */
export function placedUnits({ path }: Pick<Source, 'path'>): PlacedUnit[] {
  return path.flatMap((stretch) =>
    stretch.units.map((unit, at) => ({
      unit,
      stretch,
      fault: (place: readonly (string | number)[], sentence: string) =>
        stretch.document.fault(['units', at, ...place], sentence),
    })),
  )
}

/**
 * Every sentence that the path can name, by its name: those of the bank (food-1), the examples of the lexicon
 * (vellam/1), and those that the path itself has.
 */
export function sentencesByName({ sentences, lexicon, path }: Source): ReadonlyMap<string, NewSentence> {
  const bank = sentences.flatMap((topic) => topic.sentences)
  const examples = lexicon.flatMap(({ entries }) =>
    entries.flatMap(({ id, examples = [] }) =>
      examples.map((example, at) => ({ ...example, id: nameOfExample(id, at) })),
    ),
  )
  return new Map([...bank, ...examples, ...newSentences({ path })].map((sentence) => [sentence.id, sentence]))
}

/** The sentences that were written for the path. */
export const newSentences = ({ path }: Pick<Source, 'path'>): NewSentence[] =>
  path.flatMap(({ units }) => units.flatMap(({ sentences }) => sentences.filter(isWritten)))
