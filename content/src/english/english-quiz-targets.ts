import type { QuizTargets } from '@app/learning/course'
import type { TurnedCourse } from '@app/learning/course/english'
import { turnedId } from '@app/learning/english-quiz'
import { type Item, idOfKind, mostObservations } from '@app/learning/practice'

/**
 * What the questions for those who learn English ask for, by their topics and ids: the English words of the course in
 * them. Who chooses another sentence may know any of its words, so only a question of one word blames it.
 */
export function englishQuizTargets({
  content,
  words,
}: TurnedCourse): ReadonlyMap<string, Readonly<Record<string, QuizTargets>>> {
  const topics = Map.groupBy(content.questions.values(), ({ topic }) => topic)
  return new Map(
    [...topics].map(([topic, questions]) => [
      topic,
      Object.fromEntries(
        questions.map(({ question, pieces }): [string, QuizTargets] => {
          const ids = pieces.flatMap(({ items }) => items.flatMap((item) => idOfKind(item, 'word') ?? []))
          const learnt = [...new Set(ids)].filter((id) => words.has(id)).slice(0, mostObservations)
          const targets = learnt.map((id) => ({
            item: `english:${id}` as const satisfies Item,
            skill: 'read' as const,
          }))
          return [turnedId(question.id), { targets, told: [] }]
        }),
      ),
    ]),
  )
}
