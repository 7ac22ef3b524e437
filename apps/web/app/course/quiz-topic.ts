import { loaders } from 'virtual:content/questions'
import type { TopicKey } from '@app/learning/levels'
import { targetLanguage } from '../device/target-language/target-language.ts'

/** The questions of a topic, in the language that is learnt here. Only the topic itself is fetched. */
export async function loadTopic(topic: TopicKey) {
  if (targetLanguage === 'english')
    return (await import('virtual:content/english-questions')).loaders[topic]()
  return loaders[topic]()
}
