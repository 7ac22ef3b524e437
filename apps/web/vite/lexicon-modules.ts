import { createHash } from 'node:crypto'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { asModule } from './as-module.ts'
import { lexiconParts } from './lexicon-parts.ts'

/**
 * The lexicon as modules: `lexicon`, a loader for each of its parts, the parts, `rare-examples`, which the parts
 * leave out, `word-counts`, the number of words of each topic, and `lexicon-edition`, which changes with any entry.
 */
export function lexiconModules(
  prefix: string,
  entries: readonly LexiconEntry[],
): (id: string) => string | undefined {
  const part = `${prefix}words/`
  const parts = lexiconParts(entries.map(withoutRareExamples))
  const loaders = [...parts.keys()].map(
    (letter) => `${JSON.stringify(letter)}: () => import(${JSON.stringify(part + encodeURI(letter))})`,
  )
  const counts = Object.entries(Object.groupBy(entries, ({ topic }) => topic)).map(([topic, words]) => [
    topic,
    words.length,
  ])
  return (id) => {
    if (id === `${prefix}lexicon`) return `export const loaders = { ${loaders.join(', ')} }`
    if (id === `${prefix}lexicon-edition`) return asModule({ edition: editionOf(entries) })
    if (id === `${prefix}rare-examples`) return asModule({ examples: rareExamples(entries) })
    if (id === `${prefix}word-counts`) return asModule({ wordCounts: Object.fromEntries(counts) })
    if (!id.startsWith(part)) return undefined
    return asModule({ entries: parts.get(decodeURI(id.slice(part.length))) ?? [] })
  }
}

/** By what tells a saved word's entry: spellings and meanings. */
const editionOf = (entries: readonly LexiconEntry[]) =>
  createHash('sha256')
    .update(JSON.stringify(entries.map(({ id, word, also, means }) => [id, word, also, means])))
    .digest('hex')
    .slice(0, 8)

/** A text is explained without the examples of words that are seldom used: they are asked for when one is shown. */
const isRare = ({ use, examples }: LexiconEntry) => use === 3 && examples !== undefined

const withoutRareExamples = (entry: LexiconEntry): LexiconEntry =>
  isRare(entry) ? { ...entry, examples: undefined } : entry

const rareExamples = (entries: readonly LexiconEntry[]) =>
  Object.fromEntries(entries.filter(isRare).map(({ id, examples }) => [id, examples]))
