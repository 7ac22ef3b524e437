import { chimes } from '../audio/chime.ts'
import type { Fault } from '../fault.ts'
import type { Source } from '../source.ts'

/**
 * Questions, letters and example words all have different ids, and so have the words of the lexicon among
 * themselves.
 */
export function uniqueIds({ topics, letters }: Source): Fault[] {
  const named = [
    ...letters.entries.flatMap(({ id, example }, at) => [
      { id, document: letters.document, place: [at, 'id'] },
      { id: example.id, document: letters.document, place: [at, 'example'] },
    ]),
    ...topics.flatMap(({ document, questions }) =>
      questions.map(({ id }, at) => ({ id, document, place: ['questions', at, 'id'] })),
    ),
  ]
  const taken = new Set<string>(Object.keys(chimes))
  return named.flatMap(({ id, document, place }) => {
    if (taken.has(id)) return [document.fault(place, `The id "${id}" is taken already.`)]
    taken.add(id)
    return []
  })
}
