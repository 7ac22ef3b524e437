export { type MissingLetter, type MissingWord, reportOnText, type TextReport } from './report-on-text.ts'
export { isTaughtBy, type TaughtAt, taughtAt } from './taught-at.ts'
export { knownShare, missingEntries, type Reader, wordsOfText } from './words-of-text.ts'
