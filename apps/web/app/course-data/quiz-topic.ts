import { loaders } from 'virtual:content/questions'
import type { TopicKey } from '@app/learning/levels'
import { learntHere } from '../storage/learnt.ts'

/** The questions of a topic, in the language that is learnt here. Only the topic itself is fetched. */
export async function loadTopic(topic: TopicKey) {
  if (learntHere === 'english') return (await import('virtual:content/english-questions')).loaders[topic]()
  return loaders[topic]()
}
