import { setupI18n } from '@lingui/core'
import { messages } from '../locales/ml/everywhere.po'

/** The messages that pages need anywhere. Areas with many of their own load those with their pages. */
export const i18n = setupI18n({ locale: 'ml', messages: { ml: messages } })
