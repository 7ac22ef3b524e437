import { defaultTargetLanguage, readTargetLanguage, type TargetLanguage } from '@app/learning/languages'
import { useSyncExternalStore } from 'react'
import { deviceKeys } from '../storage/keys.ts'
import { deviceStorage, storageUnder } from '../storage/safe-storage.ts'

/**
 * The language that is learnt, for as long as this page is open. Another choice takes effect by loading the page
 * anew, so that no part of it can mix up the two.
 */
export const targetLanguage: TargetLanguage = readTargetLanguage(deviceStorage.getItem(deviceKeys.learnt))

/** The language learnt, as a component may draw it: prerendered pages show the usual one first. */
export const useTargetLanguage = (): TargetLanguage =>
  useSyncExternalStore(
    () => () => undefined,
    () => targetLanguage,
    () => defaultTargetLanguage,
  )

/** The name under which the device keeps something of the learner of this language. */
export const nameFor = (name: string, learnt: TargetLanguage = targetLanguage): string =>
  learnt === defaultTargetLanguage ? name : `${learnt}/${name}`

/**
 * What the device keeps of the learner of one language, under the same names for each: the code of progress, words and
 * practice need not know which it is.
 */
export const storageOf = (learnt: TargetLanguage) => storageUnder(deviceStorage, nameFor('', learnt))

/** That of the language that is learnt here. */
export const targetStorage = storageOf(targetLanguage)
