export { aDevice, aSavedWord } from './device.ts'
export { aQuestion, right, wrong } from './questions.ts'
