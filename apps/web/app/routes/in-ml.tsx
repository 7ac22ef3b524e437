import { setupI18n } from '@lingui/core'
import { messages } from '../locales/ml.po'
import { FailedIn, InLanguage } from './in-language.tsx'

const i18n = setupI18n({ locale: 'ml', messages: { ml: messages } })

export default function InMalayalam() {
  return <InLanguage i18n={i18n} />
}

export function ErrorBoundary() {
  return <FailedIn i18n={i18n} />
}
