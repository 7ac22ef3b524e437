import { malayalamAsked } from '@app/learning/english-quiz'
import type { TopicKey } from '@app/learning/levels'
import type { QuizTopic } from '@app/learning/quiz'
import { clipOfEnglish } from '@app/learning/spoken-english'

/** What a topic asks of who learns English: an English word or line, and what it means in Malayalam. */
export type EnglishTopicWord = { id: string; english: string; malayalam: string }

/** The words and lines of each topic, in the order of its questions. Letters have the words that their questions say. */
export function englishTopicWords(
  topics: ReadonlyMap<TopicKey, QuizTopic>,
): ReadonlyMap<TopicKey, EnglishTopicWord[]> {
  return new Map(
    [...topics].map(([key, { kind, questions }]) => {
      const words = questions.flatMap(({ say = '', options: [right], text }): EnglishTopicWord[] => {
        const id = clipOfEnglish(say)
        if (kind === 'letters') return [{ id, english: say, malayalam: '' }]
        const malayalam = kind === 'phrases' ? malayalamAsked(text) : (right?.text ?? '')
        return [{ id, english: say, malayalam }]
      })
      return [key, words.filter(({ id }, at) => words.findIndex((one) => one.id === id) === at)]
    }),
  )
}
