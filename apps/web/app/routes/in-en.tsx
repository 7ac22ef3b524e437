import { setupI18n } from '@lingui/core'
import { messages } from '../locales/en.po'
import { FailedIn, InLanguage } from './in-language.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

export default function InEnglish() {
  return <InLanguage i18n={i18n} />
}

export function ErrorBoundary() {
  return <FailedIn i18n={i18n} />
}
