/** The speech engine for films: it speaks a line and gives it the loudness of a clip. */

export { engineVersion } from './engine/engine-version.ts'
export { type Speak, startSpeechEngine, type WordTime } from './engine/speech-engine.ts'
export { level } from './mastering/level.ts'
export { trim } from './mastering/trim.ts'
export { clipSettings, sampleRate } from './settings.ts'
