import { type LayoutName, layoutNames } from '@app/malayalam/keyboard'
import { useStore } from 'zustand'
import { deviceKeys } from './keys.ts'
import { persistedStore } from './persisted-store.ts'

/** What Malayalam is typed with: a layout on the screen, or the device's own keyboard. */
export type MalayalamKeyboard = LayoutName | 'own'

const keyboards: readonly MalayalamKeyboard[] = [...layoutNames, 'own']

type Chosen = { keyboard: MalayalamKeyboard }

/** Reads what the device kept, with the layout by sound where it kept none that is known. */
export function readKeyboard(stored: unknown): Chosen {
  const found = stored && typeof stored === 'object' && 'keyboard' in stored ? stored.keyboard : undefined
  return { keyboard: keyboards.find((known) => known === found) ?? 'phonetic' }
}

const store = persistedStore(deviceKeys.malayalamKeyboard, readKeyboard)

export const useKeyboardChoice = (): MalayalamKeyboard => useStore(store).keyboard

export const chooseKeyboard = (keyboard: MalayalamKeyboard) => store.setState({ keyboard })
