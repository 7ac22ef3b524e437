/** The speech engine, for films: what speaks a line, and what brings it to the loudness of a clip. */
export { level } from './level.ts'
export { clipSettings, sampleRate } from './settings.ts'
export { type Speak, startSpeechEngine, type WordTime } from './speech-engine.ts'
export { trim } from './trim.ts'
