export { aDevice, aSavedWord } from './device.ts'
export { anId, aResult, aWord, someProgress } from './progress.ts'
export { aQuestion, right, wrong } from './questions.ts'
