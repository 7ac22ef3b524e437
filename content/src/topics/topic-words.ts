import { type Letter, lettersIn } from '@app/learning/letters'
import type { TopicKey } from '@app/learning/levels'
import { idOfKind } from '@app/learning/practice'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { isMalayalam } from '@app/malayalam'
import { piecesIn } from '../course/course-content.ts'
import type { Content } from '../load-content.ts'

/** A word of the lexicon, as a list of words shows it. */
type TopicWord = Pick<LexiconEntry, 'id' | 'word' | 'means' | 'audio'>

/** What the questions of a topic ask: words, or letters. */
export type TopicWords = { words: readonly TopicWord[]; letters: readonly Letter[] }

/** What each topic asks, names apart, in the order of its questions. */
export function topicWords(
  { topics, letters }: Pick<Content, 'topics' | 'letters'>,
  entries: readonly LexiconEntry[],
): ReadonlyMap<TopicKey, TopicWords> {
  const pieces = piecesIn(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const letterById = new Map(letters.map((letter) => [letter.id, letter]))
  const lettersOf = lettersIn(letters)
  return new Map(
    topics.map(({ key, kind, questions }): [TopicKey, TopicWords] => {
      const said = questions.map(({ text, gloss = [], options: [right] }) => {
        const answer = right?.text ?? ''
        return isMalayalam(text) ? { text, english: answer, gloss } : { text: answer, english: '', gloss }
      })
      if (kind === 'letters') {
        const ids = new Set(said.flatMap(({ text }) => lettersOf(text).ids))
        return [key, { words: [], letters: [...ids].flatMap((id) => letterById.get(id) ?? []) }]
      }
      const ids = new Set(
        said.flatMap((one) =>
          pieces(one).flatMap(({ items }) => items.flatMap((item) => idOfKind(item, 'word') ?? [])),
        ),
      )
      const words = [...ids].flatMap((id) => byId.get(id) ?? []).filter(({ pos }) => pos !== 'name')
      return [
        key,
        { words: words.map(({ id, word, means, audio }) => ({ id, word, means, audio })), letters: [] },
      ]
    }),
  )
}
