export type { AudioFile } from './audio/audio-folder.ts'
export { type Content, loadContent } from './load-content.ts'
export { loadLexicon } from './load-lexicon.ts'
