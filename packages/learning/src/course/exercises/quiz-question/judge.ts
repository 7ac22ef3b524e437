import { judge } from '../../../quiz/judge.ts'
import type { Answer } from '../answer.ts'
import { notUnderstood } from '../options/blame-meaning.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import { neededInQuiz } from './needed-in-quiz.ts'
import type { QuizQuestion } from './schema.ts'

/** The verdict is the quiz's own. Right shows what the options needed; a wrong answer blames the words whose meaning was missed. */
export function judgeQuizQuestion(
  { kind, targets, told, question }: Omit<QuizQuestion, 'id' | 'order'>,
  answer: Answer,
): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  const chosen = answer.type === 'chosen' ? question.options[answer.option] : undefined
  const verdict = judge(question, chosen)
  switch (verdict.type) {
    case 'unanswered':
      return misfit(answer, kind)
    case 'right':
      return rightAnswer(neededInQuiz({ targets, told, question }))
    case 'wrong': {
      const text = chosen?.text ?? ''
      const blamed = notUnderstood(told, verdict.answer, text)
      const only = targets.length === 1 ? targets.map(({ item }) => item) : []
      return wrongAnswer(targets, blamed.length > 0 ? blamed : only, { type: 'chosen', text })
    }
  }
}
