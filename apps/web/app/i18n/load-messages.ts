import { placeOf } from '../lib/paths.ts'

const languages = { en: () => import('./en.ts'), ml: () => import('./ml.ts') }

const areas = {
  account: { en: () => import('../locales/en/account.po'), ml: () => import('../locales/ml/account.po') },
  device: { en: () => import('../locales/en/device.po'), ml: () => import('../locales/ml/device.po') },
}

/** The messages of an area, for parts of it that pages of other areas fetch when they are wanted. */
export async function loadMessages(area: keyof typeof areas) {
  const { language } = placeOf(location.pathname)
  const [{ i18n }, { messages }] = await Promise.all([languages[language](), areas[area][language]()])
  i18n.load(language, messages)
}
