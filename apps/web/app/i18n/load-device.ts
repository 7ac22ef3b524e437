import { placeOf } from '../lib/paths.ts'

/** The messages of settings and of what the device keeps: for parts that are fetched when they are wanted. */
export async function loadDeviceMessages() {
  const { language } = placeOf(location.pathname)
  const [{ i18n }, { messages }] = await (language === 'ml'
    ? Promise.all([import('./ml.ts'), import('../locales/ml/device.po')])
    : Promise.all([import('./en.ts'), import('../locales/en/device.po')]))
  i18n.load(language, messages)
}
