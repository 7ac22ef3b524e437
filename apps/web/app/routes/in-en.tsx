import { i18n } from '../i18n/en.ts'
import { FailedIn, InLanguage } from './in-language.tsx'

export default function InEnglish() {
  return <InLanguage i18n={i18n} />
}

export function ErrorBoundary() {
  return <FailedIn i18n={i18n} />
}
