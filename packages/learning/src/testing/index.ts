export { aQuestion, right, wrong } from './questions.ts'
