import type { LexiconEntry } from '@app/learning/vocabulary'
import { asModule } from './as-module.ts'
import { lexiconParts } from './lexicon-parts.ts'

/**
 * The lexicon as modules: `lexicon`, a loader for each of its parts, the parts, and `word-counts`, the number
 * of words of each topic.
 */
export function lexiconModules(
  prefix: string,
  entries: readonly LexiconEntry[],
): (id: string) => string | undefined {
  const part = `${prefix}words/`
  const parts = lexiconParts(entries)
  const loaders = [...parts.keys()].map(
    (letter) => `${JSON.stringify(letter)}: () => import(${JSON.stringify(part + encodeURI(letter))})`,
  )
  const counts = Object.entries(Object.groupBy(entries, ({ topic }) => topic)).map(([topic, words]) => [
    topic,
    words.length,
  ])
  return (id) => {
    if (id === `${prefix}lexicon`) return `export const loaders = { ${loaders.join(', ')} }`
    if (id === `${prefix}word-counts`) return asModule({ wordCounts: Object.fromEntries(counts) })
    if (!id.startsWith(part)) return undefined
    return asModule({ entries: parts.get(decodeURI(id.slice(part.length))) ?? [] })
  }
}
