export {
  longestBatch,
  longestGuess,
  longestText,
  longestTopic,
  mostBatchLines,
  mostSeen,
} from './asked-lengths.ts'
export { AskedEnglish, AskedGuess, AskedLines, AskedText, AskedTopic, isEnglish } from './asked-text.ts'
export { type CoachLevel, coachLevels, easier, harder, levelFor } from './level.ts'
export {
  type CoachLanguage,
  type CoachQuestion,
  type Message,
  messagesOf,
  questionOf,
  type TranslateQuestion,
} from './messages.ts'
export {
  type ReadAnalysis,
  readAnalysis,
  readFeedback,
  readSentence,
  readTranslations,
} from './read-reply.ts'
export { Sentence, SentenceTopic, sentenceWords } from './sentence.ts'
export {
  type Asking,
  type Box,
  type CoachAlert,
  type CoachEvent,
  type CoachSession,
  coachStep,
  isUnderWay,
  newCoachSession,
  sentenceIn,
  type TopicName,
} from './session.ts'
export { tidy } from './tidy.ts'
export { type TooLong, tooLongIn } from './too-long.ts'
export {
  type Translating,
  type TranslatingEvent,
  translatingStep,
  translationBatches,
} from './translation.ts'
