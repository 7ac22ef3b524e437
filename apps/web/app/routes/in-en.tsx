import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Outlet } from 'react-router'
import { messages } from '../locales/en.po'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

export default function InEnglish() {
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  )
}
