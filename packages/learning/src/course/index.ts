export type {
  CourseContent,
  CourseContrast,
  CourseEnding,
  CourseLetter,
  CourseLine,
  CourseQuestion,
  CourseScene,
  CourseSceneLine,
  CourseSentence,
  CourseWord,
  Grid,
  LearnersLine,
  SceneSaid,
  SentencePiece,
} from './content.ts'
export { contrastsOf } from './contrasts.ts'
export { courseEndings } from './endings.ts'
export type { Answer } from './exercises/answer.ts'
export { joinTiles, mayFollow } from './exercises/build-sentence/join-tiles.ts'
export { judgeOrder } from './exercises/build-sentence/order.ts'
export { clausesOf } from './exercises/build-sentence/phrases.ts'
export {
  Exercise,
  type ExerciseKind,
  type ExerciseOf,
  type ExerciseVariant,
  exerciseKinds,
  exerciseVariants,
} from './exercises/exercise.ts'
export { makeIntroduce } from './exercises/introduce/make.ts'
export {
  type ExerciseEngine,
  exerciseName,
  judgeExercise,
  makeExercise,
  malayalamEngine,
  type Plan,
  planOf,
} from './exercises/kinds.ts'
export { neededTargets } from './exercises/needs.ts'
export { quizTargets } from './exercises/quiz-question/make.ts'
export { practiceOfAnswer } from './exercises/quiz-question/practice-of-answer.ts'
export type { QuizTargets } from './exercises/quiz-question/schema.ts'
export type { Feedback, Result } from './exercises/result.ts'
export type { World } from './exercises/world.ts'
export { type LetterQuestion, letterRound } from './letter-round.ts'
export { type PackedContent, packContent, unpackContent, withScenes } from './packed-content.ts'
export { itemsOf, Path, Stretch, Unit, unitLimits, unitsOf } from './path.ts'
export { sameMeaningIn, sharesSense } from './senses.ts'
export { synonymsIn } from './synonyms.ts'
export {
  type CheckedGuesses,
  practiceOfCheck,
  practiceOfReadingAloud,
  practiceOfStraying,
  practiceOfTracing,
  practiceOfWriting,
} from './writing-and-speaking.ts'
