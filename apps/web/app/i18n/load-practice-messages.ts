import { addFrom } from './load-messages.ts'

const catalogues = {
  en: () => import('../locales/en/practice.po'),
  ml: () => import('../locales/ml/practice.po'),
}

/** The messages of writing and speaking, for the pages where they are practised. */
export const loadPracticeMessages = () => addFrom(catalogues)
