import type { Owner } from '../sync/progress/journal.ts'
import { keptTextName } from './kept-text-name.ts'
import { deviceStorage } from './safe-storage.ts'

/** Who pasted the text that is kept for reading. */
export const textOwnerName = 'readingOwner'
/** What its lines mean where a coach was asked, by the line. */
export const translationsName = 'readingTranslations'

/** What somebody pasted while they were signed in leaves the device with them. */
export function forgetTextOf(owner: Owner) {
  if (deviceStorage.getItem(textOwnerName) === owner) forgetText()
}

export function forgetText() {
  for (const kept of [keptTextName, textOwnerName, translationsName]) deviceStorage.removeItem(kept)
}
