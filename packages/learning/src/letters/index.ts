export { groupLetters, Letter, type LetterGroup, letterKinds } from './letter.ts'
