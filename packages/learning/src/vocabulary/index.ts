export { type JointChange, jointChange } from './joint-change.ts'
export { LexiconEntry, type Register, registers } from './lexicon-entry.ts'
export { MetAt } from './met-at.ts'
export { SavedWord } from './saved-word.ts'
export { eachWordOnce, readSavedWords } from './saved-words.ts'
export { type TextPiece, textPieces } from './text-pieces.ts'
export {
  type Learnt,
  type ReadForm,
  sortVocabulary,
  type TextWord,
  textForms,
  textVocabulary,
  type VocabularyOrder,
  type WordState,
  wordState,
} from './text-vocabulary.ts'
export { type MarkedPiece, wordInSentence } from './word-in-sentence.ts'
export { needWholeLexicon, type WordReading, wordReadings } from './word-readings.ts'
export { type WordTopic, wordTopics } from './word-topic.ts'
