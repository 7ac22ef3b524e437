export type { AudioFile } from './audio/audio-folder.ts'
export type { Film, FilmTheme } from './films/film.ts'
export { type Content, loadContent } from './load-content.ts'
export { loadLexicon } from './load-lexicon.ts'
