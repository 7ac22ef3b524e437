import { idOfKind } from '@app/learning/practice'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { isMalayalam } from '@app/malayalam'
import { piecesIn } from '../../course/course-content.ts'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'
import { isLetterTopic } from './topic-kinds.ts'

/** So many words of a sentence may be new. */
const mostNew = 1

/**
 * At most one word of a sentence is taught neither by the path nor by an earlier topic, names apart. The questions of
 * one topic are shuffled, so none of them comes before another.
 */
export function newWords({ topics, path, lexicon }: Source): Fault[] {
  if (path.length === 0) return []
  const entries = new Map(lexicon.flatMap((part) => part.entries.map((entry) => [entry.id, entry])))
  const pieces = piecesIn(
    lexicon.flatMap(({ topic, entries }) =>
      entries.map((entry): LexiconEntry => ({ ...entry, topic: entry.topic ?? topic, audio: entry.id })),
    ),
  )
  const taught = new Set(path.flatMap(({ units }) => units.flatMap((unit) => unit.words)))
  return topics
    .filter((topic) => !isLetterTopic(topic))
    .flatMap(({ document, questions }) => {
      const asked = questions.map(({ prompt, gloss = [], options: [right] }) => {
        const text = isMalayalam(prompt) ? prompt : (right?.text ?? '')
        const read = pieces({ text, english: isMalayalam(prompt) ? (right?.text ?? '') : '', gloss })
        const ids = read.flatMap(({ items }) => items.flatMap((item) => idOfKind(item, 'word') ?? []))
        const fresh = [...new Set(ids)].filter((id) => !taught.has(id) && entries.get(id)?.pos !== 'name')
        return { isSentence: read.length > 1, fresh }
      })
      for (const { fresh } of asked) for (const id of fresh) taught.add(id)
      return asked.flatMap(({ isSentence, fresh }, at) => {
        if (!isSentence || fresh.length <= mostNew) return []
        const spelt = fresh.map((id) => entries.get(id)?.word ?? id).join(', ')
        const sentence = `${fresh.length} words are taught neither by the path nor by an earlier topic: ${spelt}.`
        return [document.fault(['questions', at, 'prompt'], sentence)]
      })
    })
}
