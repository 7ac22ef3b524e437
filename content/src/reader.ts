/** The content that teachers write, as the films' workspace reads it. */
export type { FilmScript } from './authored/film-file.ts'
export {
  contentFolder,
  filmManifestFile,
  readContentFiles,
  transcriptFile,
} from './content-files.ts'
export { type Fault, formatFault, stopAt } from './fault.ts'
export { type FilmTheme, isFilmTheme } from './films/film.ts'
export { type FilmEnding, filmEndings, filmFileOf, readFilmFolder } from './films/film-folder.ts'
export { type FilmEntry, readFilmManifest, writeFilmManifest } from './films/film-manifest.ts'
export { filmVoices } from './films/film-voices.ts'
export { hashOf } from './hash-of.ts'
export { type FilmSource, readSource, type Source } from './source.ts'
