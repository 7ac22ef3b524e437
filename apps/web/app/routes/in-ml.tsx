import { addMessages } from '../i18n/i18n.ts'
import { messages } from '../locales/ml/everywhere.po'
import { messages as withoutScript } from '../locales/ml/without-script.po'
import { FailedIn, InLanguage } from './in-language.tsx'

const i18n = addMessages('ml', messages)
if (import.meta.env.SSR) addMessages('ml', withoutScript)

export default function InMalayalam() {
  return <InLanguage i18n={i18n} />
}

export function ErrorBoundary() {
  return <FailedIn i18n={i18n} />
}
