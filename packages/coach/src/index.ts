export { type BuiltInNeeds, builtInCoach, shownByCheck, UnknownTopic } from './built-in-coach.ts'
export { coachWithLexicon } from './coach-with-lexicon.ts'
export { compareTexts, type FramesCompared } from './compare/compare-texts.ts'
export { knownEnglish } from './english/english-coach.ts'
export { readEnglish } from './from-english/read-english.ts'
export { mayBeRead } from './from-malayalam/read-malayalam.ts'
export { synonymGroups as synonyms } from './glosses/content-words.ts'
export type { Knowledge } from './knowledge.ts'
export type { KnownSentence } from './known-sentence.ts'
export { type Language, languageOf } from './language/language.ts'
export type { Tables } from './language/tables.ts'
export { type CoachBank, knownSentence } from './making/generate-sentence.ts'
export { type Grades, gradeBank } from './making/grade-bank.ts'
export {
  fillPattern,
  type PatternWords,
  patternWordIds,
  patternWordsOf,
} from './making/made-sentence.ts'
export type { Pattern } from './making/pattern.ts'
export { mayMean } from './may-mean.ts'
export { type Readings, readInPlace } from './reading/in-place.ts'
export { bestReadings } from './reading/word-gloss.ts'
export { roughEnglish } from './rough-english.ts'
export {
  judgeSaid,
  type SaidPrompt,
  type SaidReason,
  type SaidVerdict,
  wordsToRead,
} from './say-it/judge-said.ts'
