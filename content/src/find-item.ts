import {
  blogFolder,
  contentFolder,
  englishLettersFile,
  lettersFile,
  lexiconFolder,
  phrasesFile,
  readContentFiles,
  topicsFolder,
} from './content-files.ts'

/** A place in a content file: its path from the root of the project, and the line where the item begins. */
export type ItemPlace = { file: string; line: number }

/** The files that each kind of item is in. */
const filesOf: ReadonlyMap<string, (path: string, item: string) => boolean> = new Map([
  ['word', (path) => path.startsWith(`${lexiconFolder}/`)],
  ['question', (path) => path.startsWith(`${topicsFolder}/`) || path === englishLettersFile],
  ['phrase', (path) => path === phrasesFile],
  ['letter', (path) => path === lettersFile],
  ['article', (path, item) => path === `${blogFolder}/${item}.md`],
  ['line', (path, item) => path === `data/films/${item.split('/')[0]}/script.yaml`],
])

/**
 * Finds where a piece of content is written, by its kind and id. A line of a film has the film and its number as id:
 * `travel/3`. The files are searched as text, so this is quick, and works even if one of them has a fault.
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

/** Counted from 1. It is 0 if the item is not there. */
function lineOf(kind: string, item: string, lines: readonly string[]): number {
  if (kind === 'article') return 1
  if (kind !== 'line') {
    const found = lines.findIndex((line) => idIn(line) === item) + 1
    // A question that is turned round is written where it is asked the other way.
    const turned = kind === 'question' && found === 0 ? item.replace(/^english-/, '') : item
    return turned === item ? found : lineOf(kind, turned, lines)
  }
  const begin = lines.indexOf('lines:')
  const starts = lines.flatMap((line, at) =>
    begin >= 0 && at > begin && line.startsWith('  - ') ? [at + 1] : [],
  )
  return starts[Number(item.split('/')[1]) - 1] ?? 0
}

/** The id in a line of YAML, at the beginning of a list item or after its other fields. */
const idIn = (line: string) => /^\s*(?:- )?id: ["']?(?<id>[\w-]+)["']?\s*(?:#.*)?$/.exec(line)?.groups?.id
