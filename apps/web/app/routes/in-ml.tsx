import { i18n } from '../i18n/ml.ts'
import { FailedIn, InLanguage } from './in-language.tsx'

export default function InMalayalam() {
  return <InLanguage i18n={i18n} />
}

export function ErrorBoundary() {
  return <FailedIn i18n={i18n} />
}
