import { topicKeys } from '../../../packages/learning/src/levels/index.ts'
import type { Item } from '../../../packages/learning/src/practice/index.ts'
import { noWork, type Programme } from './programme.ts'

const minutes = 10
const secondsOfQuestion = 12

/** Quizzes alone: the 27 topics in order, one after the other, again and again. */
export const byQuizzes: Programme = ({ content }, learner) => {
  const questions = topicKeys.flatMap((topic) =>
    [...content.questions.values()].filter((question) => question.topic === topic),
  )
  let next = 0
  return (start) => {
    const work = noWork()
    while (work.seconds < minutes * 60) {
      const one = questions[next % questions.length]
      next++
      if (!one) break
      const items = one.pieces.flatMap(({ items }) => items.filter((item) => !item.startsWith('ending:')))
      work.seconds += secondsOfQuestion * learner.pace
      const now = start + work.seconds * 1000
      // The prompt is read, and its clip is heard. Its options are told apart by one word of it: the one that is known
      // best. Where none is known, the right answer teaches the one word that it is about.
      const likely = (item: Item) => learner.likely({ item, skill: 'read' }, now)
      const [best] = items.toSorted((a, b) => likely(b) - likely(a))
      if (best && (items.length === 1 || likely(best) >= 0.5)) {
        learner.answers({ item: best, skill: 'read' }, now, 0.25)
        learner.answers({ item: best, skill: 'hear' }, now, 0.25)
      }
      work.exercises++
    }
    return work
  }
}
