import type { TopicKey } from '@app/learning/levels'
import type { LearntInTopic } from './learnt-in-topics.ts'
import { useFound } from './use-found.ts'

const look = () => import('./learnt-in-topics.ts').then(({ learntInTopics }) => learntInTopics())

/** How much of each topic is learnt; undefined until the device was read. */
export const useLearntInTopics = (): ReadonlyMap<TopicKey, LearntInTopic> | undefined => useFound(look)
