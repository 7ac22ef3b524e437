export { lookAlikes } from './look-alikes.ts'
export { groupLetters, Letter, type LetterGroup, letterKinds } from './letter.ts'
export { type LettersIn, lettersIn } from './letters-in.ts'
