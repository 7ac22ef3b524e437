import { placeOf } from '../lib/paths.ts'
import { addMessages } from './i18n.ts'

const areas = {
  account: { en: () => import('../locales/en/account.po'), ml: () => import('../locales/ml/account.po') },
  words: { en: () => import('../locales/en/words.po'), ml: () => import('../locales/ml/words.po') },
  device: { en: () => import('../locales/en/device.po'), ml: () => import('../locales/ml/device.po') },
}

/** The messages of an area, for parts of it that pages of other areas fetch when they are wanted. */
export async function loadMessages(area: keyof typeof areas) {
  const { language } = placeOf(location.pathname)
  const { messages } = await areas[area][language]()
  addMessages(language, messages)
}
