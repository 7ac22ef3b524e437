import type { Messages } from '@lingui/core'
import { placeOf } from '../addresses/paths.ts'
import { addMessages } from './i18n.ts'
import type { Language } from './languages.ts'

const areas = {
  account: { en: () => import('../locales/en/account.po'), ml: () => import('../locales/ml/account.po') },
  review: { en: () => import('../locales/en/review.po'), ml: () => import('../locales/ml/review.po') },
  device: { en: () => import('../locales/en/device.po'), ml: () => import('../locales/ml/device.po') },
}

/** The messages of an area, for parts of it that pages of other areas fetch when they are wanted. */
export const loadMessages = (area: keyof typeof areas) => addFrom(areas[area])

/** The same of an area whose catalogues are named where they are wanted: no other page is to load their names. */
export async function addFrom(catalogues: Record<Language, () => Promise<{ messages: Messages }>>) {
  const { language } = placeOf(location.pathname)
  const { messages } = await catalogues[language]()
  addMessages(language, messages)
}
