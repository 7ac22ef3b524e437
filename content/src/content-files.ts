import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { englishTableNames } from './english/english-tables.ts'
import { type FilmTheme, filmThemes } from './films/film.ts'

/** The text files of the content folder: their paths inside it, and their text. */
export type ContentFiles = ReadonlyMap<string, string>

export const contentFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
export const topicsFolder = 'data/topics'
export const blogFolder = 'data/blog'
const filmsFolder = 'data/films'
export const lexiconFolder = 'data/lexicon'
export const sentencesFolder = 'data/sentences'
export const pathFolder = 'data/path'
export const scenesFolder = 'data/scenes'
export const storiesFolder = 'data/stories'
export const picturesFolder = 'data/pictures'
export const translationFolder = 'data/translation'
export const lettersFile = 'data/letters.yaml'
export const phrasesFile = 'data/phrases.yaml'
export const patternsFile = 'data/patterns.yaml'
export const numbersFile = 'data/numbers.yaml'
export const knownWordsFile = 'known-words.yaml'
export const englishLettersFile = 'data/english/letters.yaml'
export const englishHintsFile = 'data/english/hints.yaml'
export const englishTableFile = (name: string) => `data/english/${name}.yaml`
export const idsFile = 'ids.txt'
export const speakersFile = 'audio/recorded/speakers.yaml'
export const filmManifestFile = 'films/manifest.json'

export const scriptFile = (theme: FilmTheme) => `${filmsFolder}/${theme}/script.yaml`
export const transcriptFile = (theme: FilmTheme) => `films/${theme}.json`

/** Reads the content's files, or some of them. */
export function readContentFiles(root: string, wanted = (_path: string) => true): ContentFiles {
  const inFolder = (folder: string, ending: string) =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
      .filter((name) => name.endsWith(ending))
      .toSorted()
      .map((name) => `${folder}/${name}`)
  const paths = [
    ...inFolder(topicsFolder, '.yaml'),
    ...inFolder(blogFolder, '.md'),
    ...inFolder(lexiconFolder, '.yaml'),
    ...inFolder(sentencesFolder, '.yaml'),
    ...inFolder(pathFolder, '.yaml'),
    ...inFolder(scenesFolder, '.yaml'),
    ...inFolder(storiesFolder, '.yaml'),
    ...inFolder(picturesFolder, '.svg'),
    ...inFolder(translationFolder, '.yaml'),
    ...filmThemes.flatMap((theme) => [scriptFile(theme), transcriptFile(theme)]),
    ...[lettersFile, phrasesFile, numbersFile, patternsFile, knownWordsFile],
    ...englishTableNames.map(englishTableFile),
    ...[englishLettersFile, englishHintsFile, idsFile, speakersFile, filmManifestFile],
  ]
  return new Map(
    paths
      .filter((path) => wanted(path) && existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}
