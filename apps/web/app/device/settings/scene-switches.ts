import { useStore } from 'zustand'
import { deviceKeys } from '../storage/keys.ts'
import { persistedStore } from '../storage/persisted-store.ts'

/** What is shown of each line of a scene. `latin` is undefined until it was chosen: then it is there as it is needed. */
type SceneSwitches = { script: boolean; latin: boolean | undefined; english: boolean }

/**
 * Reads what the device kept. At first a scene is in Malayalam alone, as one hears it; words that were never met stand
 * below their line with what they mean.
 */
export function readSceneSwitches(stored: unknown): SceneSwitches {
  const found: Partial<Record<keyof SceneSwitches, unknown>> =
    stored && typeof stored === 'object' ? stored : {}
  return {
    script: found.script !== false,
    latin: typeof found.latin === 'boolean' ? found.latin : undefined,
    english: found.english === true,
  }
}

const store = persistedStore(deviceKeys.sceneSwitches, readSceneSwitches)

export const useSceneSwitches = (): SceneSwitches => useStore(store)

export const switchScene = (changed: Partial<SceneSwitches>) => store.setState(changed)
