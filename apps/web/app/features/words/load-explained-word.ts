import { addFrom } from '../../i18n/load-messages.ts'

const messages = {
  en: () => import('../../locales/en/words.po'),
  ml: () => import('../../locales/ml/words.po'),
}

/** What explains words, with its messages: fetched when the first word can be asked about, as it weighs much. */
export async function loadExplainedWord() {
  const [{ ExplainedWord }] = await Promise.all([import('./explained-word.tsx'), addFrom(messages)])
  return ExplainedWord
}
