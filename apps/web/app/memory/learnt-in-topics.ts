import { topicItems } from 'virtual:content/topic-items'
import { asksLetters, type Learnt, learntOf } from '@app/learning/course/known'
import { defaultTargetLanguage } from '@app/learning/languages'
import { isTopicKey, type TopicKey } from '@app/learning/levels'
import type { Item } from '@app/learning/practice'
import { targetLanguage } from '../device/target-language/target-language.ts'
import { readMemoryBy } from './learner-memory.ts'
import { linkSavedWords } from './link-saved-words.ts'

export type LearntInTopic = Learnt & { areLetters: boolean }

/** How much of what each topic asks is learnt: on the path, in quizzes, in reviews, all in one memory. */
export async function learntInTopics(now = Date.now()): Promise<ReadonlyMap<TopicKey, LearntInTopic>> {
  // What is known of a saved word is kept under its own name in the course once it is linked.
  await linkSavedWords().catch(() => undefined)
  const memory = await readMemoryBy((item) => item, now)
  return new Map(
    Object.entries(topicItems).flatMap(([topic, found]) => {
      const items = found.flatMap(({ item }) => (item ? [learntItem(item)] : []))
      return isTopicKey(topic)
        ? [[topic, { ...learntOf(items, memory, now), areLetters: asksLetters(items) }] as const]
        : []
    }),
  )
}

/** What is learnt of a word of a text: texts name the words of the lexicon, of which the English may be learnt. */
export const learntItem = (item: Item): Item =>
  targetLanguage === defaultTargetLanguage ? item : (item.replace(/^word:/, 'english:') as Item)
