import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Outlet } from 'react-router'
import { messages } from '../locales/en.po'
import { BusyBar } from '../ui/busy-bar.tsx'
import { Failed } from './failed.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

export default function InEnglish() {
  return (
    <I18nProvider i18n={i18n}>
      <BusyBar />
      <Outlet />
    </I18nProvider>
  )
}

export function ErrorBoundary() {
  return (
    <I18nProvider i18n={i18n}>
      <Failed />
    </I18nProvider>
  )
}
