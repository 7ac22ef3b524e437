import { words as wordsOf } from '@app/malayalam'
import { make } from '@app/malayalam/forms'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

/**
 * The names in patterns exist: topics with sentences, each of which has a pattern, and words of the lexicon
 * in forms that they have.
 */
export function patternNames(source: Source): Fault[] {
  return [...topicFaults(source), ...wordFaults(source), ...formFaults(source)]
}

function topicFaults({ patterns: { document, entries }, sentences }: Source): Fault[] {
  const known = new Set(sentences.map(({ key }) => key))
  const served = new Set(entries.flatMap(({ topics }) => topics))
  return [
    ...entries.flatMap(({ topics }, at) =>
      topics.flatMap((topic, place) =>
        known.has(topic)
          ? []
          : [document.fault(['patterns', at, 'topics', place], `No sentences are on a topic "${topic}".`)],
      ),
    ),
    ...sentences
      .filter(({ key }) => !served.has(key))
      .map(({ document: ofTopic, key }) =>
        ofTopic.fault([], `No pattern of ${document.path} is on the topic "${key}".`),
      ),
  ]
}

function wordFaults({ patterns: { document, words }, lexicon }: Source): Fault[] {
  const known = new Set(lexicon.flatMap(({ entries }) => entries.map(({ id }) => id)))
  return Object.entries(words).flatMap(([name, means]) =>
    Object.keys(means)
      .filter((id) => !known.has(id))
      .map((id) => document.fault(['words', name, id], `The lexicon has no word with the id "${id}".`)),
  )
}

function formFaults({ patterns: { document, words, entries }, lexicon }: Source): Fault[] {
  const byId = new Map(lexicon.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])))
  return entries.flatMap(({ places }, at) =>
    Object.entries(places).flatMap(([name, { words: ofClass, form = [] }]) => {
      const fault = (sentence: string) => document.fault(['patterns', at, 'places', name], sentence)
      return Object.keys(words[ofClass] ?? {}).flatMap((id) => {
        const entry = byId.get(id)
        if (!entry) return []
        const [made] = make(entry, form)
        if (made === undefined) return [fault(`The word ${entry.word} has no form [${form.join(', ')}].`)]
        return wordsOf(made).length === 1 ? [] : [fault(`"${made}" is not one word, as a place holds.`)]
      })
    }),
  )
}
