import { type Content, type TopicWords, topicWords } from '@app/content'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { asModule } from './as-module.ts'

/** What the topics ask, as modules: `topic-words`, a loader for each topic, and their words. */
export function topicModules(
  prefix: string,
  content: Content,
  entries: readonly LexiconEntry[],
): (id: string) => string | undefined {
  const part = `${prefix}topic-words/`
  let read: ReadonlyMap<string, TopicWords> | undefined
  return (id) => {
    if (id === `${prefix}topic-words`) {
      const loaders = content.topics.map(({ key }) => `${key}: () => import('${part}${key}')`)
      return `export const loaders = { ${loaders.join(', ')} }`
    }
    if (!id.startsWith(part)) return undefined
    read ??= topicWords(content, entries)
    return asModule(read.get(id.slice(part.length)) ?? {})
  }
}
