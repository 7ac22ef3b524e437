export { type BuiltInNeeds, builtInCoach, UnknownTopic } from './built-in.ts'
export { type CoachBank, knownSentence } from './generate-sentence.ts'
export {
  fillPattern,
  type KnownSentence,
  type PatternWords,
  patternWordIds,
  patternWordsOf,
} from './made-sentence.ts'
export type { Pattern } from './pattern.ts'
export type { Readings } from './word-gloss.ts'
