import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'
import { isLetterTopic } from './topic-kinds.ts'

/**
 * One option is correct in every question, except in one letters question, which has two (docs/product.md,
 * "Topics").
 */
export function correctOptions({ topics }: Source): Fault[] {
  const double = topics.flatMap(({ kind, document, questions }) =>
    questions.flatMap(({ also_correct }, at) =>
      also_correct
        ? [{ kind, document, place: ['questions', at, 'also_correct'], count: also_correct.length }]
        : [],
    ),
  )
  const letters = double.filter(isLetterTopic)
  const faults = double.flatMap((one) => {
    const fault = (sentence: string) => [one.document.fault(one.place, sentence)]
    if (!isLetterTopic(one)) return fault('Only a letters question may have a second correct option.')
    if (one !== letters[0])
      return fault('Another letters question has a second correct option, and one is to have it.')
    return one.count === 1 ? [] : fault('This question has two correct options and no more.')
  })
  const topic = topics.findLast(isLetterTopic)
  if (letters.length > 0 || !topic) return faults
  return [
    ...faults,
    topic.document.fault([], 'No letters question has a second correct option, and one is to have it.'),
  ]
}
