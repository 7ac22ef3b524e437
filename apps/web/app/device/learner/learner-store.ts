import { defaultTargetLanguage, type TargetLanguage } from '@app/learning/languages'
import { defaultTopic, isTopicKey, readUserlevel, type TopicKey } from '@app/learning/levels'
import { readEpoch, recordsSeen } from '@app/learning/progress'
import { type StoreApi, useStore } from 'zustand'
import { deviceKeys } from '../storage/keys.ts'
import { persistedStore } from '../storage/persisted-store.ts'
import { nameFor, targetLanguage } from '../target-language/target-language.ts'

/**
 * What the device keeps of a learner (docs/product.md, "Names that are kept"). `level` is the key of the
 * topic chosen last. Beside it stand the epoch of the user level, and how many records of progress this
 * device has seen, from which new records take their ids.
 */
export type Learner = {
  video: string
  name: string
  username: string
  level: TopicKey
  userlevel: number
  epoch: number
  records: number
}

/** The placeholder of a text that the learner has not entered yet. */
export const untouched = 'Type Here'

/** The values of a learner who has not chosen anything yet. */
export const untouchedLearner = {
  video: untouched,
  name: untouched,
  username: untouched,
  level: defaultTopic,
} as const satisfies Partial<Learner>

const stores: Map<TargetLanguage, StoreApi<Learner>> = new Map()

/** The learner of one language. That of another one is opened only by what exchanges both, or saves both to a file. */
export function learnerStoreOf(learnt: TargetLanguage): StoreApi<Learner> {
  const known = stores.get(learnt)
  if (known) return known
  const store = persistedStore<Learner>(nameFor(deviceKeys.learner, learnt), readLearner)
  stores.set(learnt, store)
  return store
}

/** The learner of the language that is learnt here. */
export const learnerStore = learnerStoreOf(targetLanguage)

/** The learner's name and picture, whatever they learn. */
export const profileStore = learnerStoreOf(defaultTargetLanguage)

export function readLearner(stored: unknown): Learner {
  const found: Partial<Record<keyof Learner, unknown>> = stored && typeof stored === 'object' ? stored : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : untouched)
  return {
    video: text(found.video),
    name: text(found.name),
    username: text(found.username),
    level: isTopicKey(found.level) ? found.level : defaultTopic,
    userlevel: readUserlevel(found.userlevel),
    epoch: readEpoch(found.epoch),
    records: recordsSeen(found.records),
  }
}

export function useUserlevel(): number {
  return useStore(learnerStore, ({ userlevel }) => userlevel)
}

export function chooseTopic(level: TopicKey) {
  learnerStore.setState({ level })
}
