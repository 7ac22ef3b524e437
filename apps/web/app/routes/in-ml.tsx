import { addMessages } from '../i18n/i18n.ts'
import { messages } from '../locales/ml/everywhere.po'
import { FailedIn, InLanguage } from './in-language.tsx'

const i18n = addMessages('ml', messages)

export default function InMalayalam() {
  return <InLanguage i18n={i18n} />
}

export function ErrorBoundary() {
  return <FailedIn i18n={i18n} />
}
