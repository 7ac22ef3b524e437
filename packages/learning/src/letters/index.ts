export { groupLetters, Letter, type LetterGroup, letterKinds } from './letter.ts'
export { type LettersIn, lettersIn } from './letters-in.ts'
export { lookAlikes } from './look-alikes.ts'
