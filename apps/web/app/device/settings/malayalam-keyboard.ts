import { type MalayalamKeyboard, malayalamKeyboards } from '@app/learning/offline'
import { useStore } from 'zustand'
import { deviceKeys } from '../storage/keys.ts'
import { persistedStore } from '../storage/persisted-store.ts'

export type { MalayalamKeyboard }

type Chosen = { keyboard: MalayalamKeyboard }

/** Reads what the device kept, with the layout by sound where it kept none that is known. */
export function readKeyboard(stored: unknown): Chosen {
  const found = stored && typeof stored === 'object' && 'keyboard' in stored ? stored.keyboard : undefined
  return { keyboard: malayalamKeyboards.find((known) => known === found) ?? malayalamKeyboards[0] }
}

export const keyboardStore = persistedStore(deviceKeys.malayalamKeyboard, readKeyboard)

export const useKeyboardChoice = (): MalayalamKeyboard => useStore(keyboardStore).keyboard

export const chooseKeyboard = (keyboard: MalayalamKeyboard) => keyboardStore.setState({ keyboard })
