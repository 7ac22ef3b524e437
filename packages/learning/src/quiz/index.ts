export {
  type Attempt,
  type AttemptEvent,
  currentTurn,
  type Mistake,
  mistakes,
  score,
  startAgain,
  startAttempt,
  startMistakes,
  step,
  type Turn,
  turnNumber,
  verdict,
} from './attempt.ts'
export { recordAttempt, restoreAttempt } from './attempt-record.ts'
export { correctOption } from './correct-option.ts'
export { judge, type Verdict } from './judge.ts'
export { splitLastWord } from './last-word.ts'
export { LetterWay, Option, Question } from './question.ts'
export { QuizTopic, type TopicKind } from './quiz-topic.ts'
export { scoreStep } from './score-step.ts'
export { type WhyWrong, whyWrong } from './why-wrong.ts'
