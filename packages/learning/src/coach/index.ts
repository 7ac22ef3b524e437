export {
  AskedGuess,
  AskedText,
  AskedTopic,
  longestGuess,
  longestText,
  longestTopic,
  mostSeen,
  tidy,
} from './asked-text.ts'
export { type CoachQuestion, type Message, messagesOf, questionOf } from './messages.ts'
export { type ReadAnalysis, readAnalysis, readFeedback, readSentence } from './read-reply.ts'
export { Sentence, SentenceTopic, sentenceWords } from './sentence.ts'
export {
  type Asking,
  type Box,
  type CoachAlert,
  type CoachEvent,
  type CoachSession,
  coachStep,
  newCoachSession,
} from './session.ts'
