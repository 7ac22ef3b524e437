import { deviceStorage } from '../../lib/safe-storage.ts'

/** The text that was read last without an account; it stays on this device. */
const name = 'readingText'

export const keptText = (): string => deviceStorage.getItem(name) ?? ''

export function keepText(text: string) {
  if (text === '') deviceStorage.removeItem(name)
  else deviceStorage.setItem(name, text)
}
