export { englishKinds } from './english-kinds.ts'
export { englishMap } from './english-map.ts'
export { saidInEnglish, textToSay } from './said-in-english.ts'
export { type TurnedCourse, type TurnedSentence, type TurnedWord, turnRound } from './turned-course.ts'
