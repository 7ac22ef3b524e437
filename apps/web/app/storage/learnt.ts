import { type LearntLanguage, readLearnt, usualLearnt } from '@app/learning/languages'
import { useSyncExternalStore } from 'react'
import { deviceKeys } from './keys.ts'
import { deviceStorage, deviceStorageUnder } from './safe-storage.ts'

/**
 * The language that is learnt, for as long as this page is open. Another choice takes effect by loading the page
 * anew, so that no part of it can mix up the two.
 */
export const learntHere: LearntLanguage = readLearnt(deviceStorage.getItem(deviceKeys.learnt))

/** The language learnt, as a component may draw it: prerendered pages show the usual one first. */
export const useLearnt = (): LearntLanguage =>
  useSyncExternalStore(
    () => () => undefined,
    () => learntHere,
    () => usualLearnt,
  )

/** The name under which the device keeps something of the learner of this language. */
export const nameFor = (name: string, learnt: LearntLanguage = learntHere): string =>
  learnt === usualLearnt ? name : `${learnt}/${name}`

/**
 * What the device keeps of the learner of one language, under the same names for each: the code of progress, words and
 * practice need not know which it is.
 */
export const storageOf = (learnt: LearntLanguage) => deviceStorageUnder(nameFor('', learnt))

/** That of the language that is learnt here. */
export const learntStorage = storageOf(learntHere)
