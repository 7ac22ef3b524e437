export { englishKinds } from './english-kinds.ts'
export { englishAhead, englishMap } from './english-map.ts'
export { makeIntroduceEnglish } from './make-words.ts'
export { englishWordOf, type TurnedCourse, turnRound } from './turned-course.ts'
