import { topicKeys } from '../../../packages/learning/src/levels/index.ts'
import type { Programme } from './programme.ts'

const minutes = 10
const secondsOfQuestion = 12

/** Quizzes alone: the 27 topics in order, one after the other, again and again. */
export const byQuizzes: Programme = ({ content }, learner) => {
  const questions = topicKeys.flatMap((topic) =>
    [...content.questions.values()].filter((question) => question.topic === topic),
  )
  let next = 0
  return (start) => {
    const work = { seconds: 0, exercises: 0, looks: 0 }
    while (work.seconds < minutes * 60) {
      const one = questions[next % questions.length]
      next++
      if (!one) break
      const items = one.pieces.flatMap(({ items }) => items.filter((item) => !item.startsWith('ending:')))
      work.seconds += secondsOfQuestion * learner.pace
      // A prompt is read, and its clip is heard. Of a sentence only its meaning as a whole is shown: it teaches
      // the one word of it that was not known.
      const now = start + work.seconds * 1000
      const unknown = items.filter((item) => learner.likely({ item, skill: 'read' }, now) < 0.5)
      for (const item of items) {
        if (unknown.includes(item) && unknown.length > 1) continue
        learner.answers({ item, skill: 'read' }, now, 0.25)
        learner.answers({ item, skill: 'hear' }, now, 0.25)
      }
      work.exercises++
      work.looks += items.length
    }
    return work
  }
}
