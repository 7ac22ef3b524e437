export { LexiconEntry, type Register, registers } from './lexicon-entry.ts'
export { eachWordOnce, readSavedWords, SavedWord } from './saved-word.ts'
export { type WordTopic, wordTopics } from './word-topic.ts'
