import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The written files of the content folder: their path inside it, and their text. */
export type ContentFiles = ReadonlyMap<string, string>

export const topicsFolder = 'data/topics'
export const blogFolder = 'data/blog'
export const lexiconFolder = 'data/lexicon'
export const lettersFile = 'data/letters.yaml'
export const phrasesFile = 'data/phrases.yaml'
export const numbersFile = 'data/numbers.yaml'
export const knownWordsFile = 'known-words.yaml'
export const idsFile = 'ids.txt'
export const manifestFile = 'audio/manifest.json'

export function readContentFiles(root: string): ContentFiles {
  const inFolder = (folder: string, ending: string) =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
      .filter((name) => name.endsWith(ending))
      .toSorted()
      .map((name) => `${folder}/${name}`)
  const paths = [
    ...inFolder(topicsFolder, '.yaml'),
    ...inFolder(blogFolder, '.md'),
    ...inFolder(lexiconFolder, '.yaml'),
    ...[lettersFile, phrasesFile, numbersFile, knownWordsFile, idsFile, manifestFile],
  ]
  return new Map(
    paths
      .filter((path) => existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}
