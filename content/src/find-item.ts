import {
  blogFolder,
  contentFolder,
  lettersFile,
  lexiconFolder,
  phrasesFile,
  readContentFiles,
  topicsFolder,
} from './content-files.ts'

/** A place in a written file: the file's path from the root of the project, and the line where the thing begins. */
export type ItemPlace = { file: string; line: number }

/** In which files each kind of thing stands. */
const filesOf: ReadonlyMap<string, (path: string, item: string) => boolean> = new Map([
  ['word', (path) => path.startsWith(`${lexiconFolder}/`)],
  ['question', (path) => path.startsWith(`${topicsFolder}/`)],
  ['phrase', (path) => path === phrasesFile],
  ['letter', (path) => path === lettersFile],
  ['article', (path, item) => path === `${blogFolder}/${item}.md`],
  ['line', (path, item) => path === `data/films/${item.split('/')[0]}/script.yaml`],
])

/**
 * Finds where a piece of content is written, by its kind and id; a line of a film goes by the film and its number, `travel/3`. The
 * files are searched as text, so that this is quick, and works while one of them has a fault.
 */
export function findItem(kind: string, item: string, root: string = contentFolder): ItemPlace | undefined {
  const isWanted = filesOf.get(kind)
  if (!isWanted) return undefined
  for (const [path, text] of readContentFiles(root, (path) => isWanted(path, item))) {
    const line = lineOf(kind, item, text.split('\n'))
    if (line > 0) return { file: `content/${path}`, line }
  }
  return undefined
}

/** Counted from 1; 0 where it is not there. */
function lineOf(kind: string, item: string, lines: readonly string[]): number {
  if (kind === 'article') return 1
  if (kind !== 'line') return lines.findIndex((line) => idIn(line) === item) + 1
  const begin = lines.indexOf('lines:')
  const starts = lines.flatMap((line, at) =>
    begin >= 0 && at > begin && line.startsWith('  - ') ? [at + 1] : [],
  )
  return starts[Number(item.split('/')[1]) - 1] ?? 0
}

/** The id that a line of YAML gives, first in a list or after other fields of the thing. */
const idIn = (line: string) => /^\s*(?:- )?id: ["']?(?<id>[\w-]+)["']?\s*(?:#.*)?$/.exec(line)?.groups?.id
