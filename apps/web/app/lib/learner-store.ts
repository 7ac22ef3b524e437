import {
  defaultTopic,
  firstUserlevel,
  isTopicKey,
  levelAfter,
  readUserlevel,
  type TopicKey,
} from '@app/learning/course'
import { useStore } from 'zustand'
import { persistedStore } from './persisted-store.ts'

/** What the specification keeps of a learner on the device; `level` is the key of the topic chosen last. */
type Learner = { video: string; name: string; username: string; level: TopicKey; userlevel: number }

/** What stands in the place of a text that the learner has not told yet. */
export const untouched = 'Type Here'

export const learnerStore = persistedStore<Learner>('malayalam-for-all', (stored) => {
  const found: Partial<Record<keyof Learner, unknown>> = stored && typeof stored === 'object' ? stored : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : untouched)
  return {
    video: text(found.video),
    name: text(found.name),
    username: text(found.username),
    level: isTopicKey(found.level) ? found.level : defaultTopic,
    userlevel: readUserlevel(found.userlevel),
  }
})

export function useUserlevel(): number {
  return useStore(learnerStore, ({ userlevel }) => userlevel)
}

export function chooseTopic(level: TopicKey) {
  learnerStore.setState({ level })
}

/** To be called once for each finished quiz. */
export function applyScore(score: number) {
  learnerStore.setState(({ userlevel }) => ({ userlevel: levelAfter(userlevel, score) }))
}

export function resetUserlevel() {
  learnerStore.setState({ userlevel: firstUserlevel })
}
