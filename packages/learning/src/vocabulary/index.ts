export { eachWordOnce, readSavedWords, SavedWord } from './saved-word.ts'
