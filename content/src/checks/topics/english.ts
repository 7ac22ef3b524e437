import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

/**
 * What is written for those who learn English belongs to topics and questions that exist: letters to topics of letters,
 * with 9 to 15 questions and ids of their own, hints to questions that are turned round.
 */
export function english({ topics, english: { letters, hints } }: Source): Fault[] {
  const ofLetters = topics.filter(({ kind }) => kind === 'letters').map(({ key }) => key)
  const turned = new Set(
    topics.flatMap(({ kind, questions }) => (kind === 'letters' ? [] : questions.map(({ id }) => id))),
  )
  const taken = new Set<string>()
  return [
    ...ofLetters.flatMap((key) => {
      const size = letters.topics[key]?.length ?? 0
      return size >= 9 && size <= 15
        ? []
        : [
            letters.document.fault(
              [],
              `The topic ${key} has ${size} questions in English; it is to have 9 to 15.`,
            ),
          ]
    }),
    ...Object.entries(letters.topics).flatMap(([key, questions]) => [
      ...(ofLetters.some((known) => known === key)
        ? []
        : [letters.document.fault([key], `${key} is no topic of letters.`)]),
      ...questions.flatMap(({ id, options }, at) => {
        const fault = (sentence: string) => [letters.document.fault([key, at], sentence)]
        if (!id.startsWith('english-')) return fault(`The id "${id}" does not begin with "english-".`)
        if (taken.has(id)) return fault(`The id "${id}" is taken already.`)
        taken.add(id)
        return new Set(options).size === options.length ? [] : fault('Two options read the same.')
      }),
    ]),
    ...Object.keys(hints.ofQuestions).flatMap((id) =>
      turned.has(id) ? [] : [hints.document.fault([id], `There is no question "${id}" to give a hint for.`)],
    ),
  ]
}
