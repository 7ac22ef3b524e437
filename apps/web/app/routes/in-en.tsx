import { addMessages } from '../i18n/i18n.ts'
import { messages } from '../locales/en/everywhere.po'
import { FailedIn, InLanguage } from './in-language.tsx'

const i18n = addMessages('en', messages)

export default function InEnglish() {
  return <InLanguage i18n={i18n} />
}

export function ErrorBoundary() {
  return <FailedIn i18n={i18n} />
}
