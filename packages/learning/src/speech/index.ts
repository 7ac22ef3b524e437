export { type HeardText, type HeardWord, heardWords } from './heard-words.ts'
export { type Hearing, type HearingEvent, hear } from './hearing.ts'
