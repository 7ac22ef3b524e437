export { glossWords } from './gloss-words.ts'
