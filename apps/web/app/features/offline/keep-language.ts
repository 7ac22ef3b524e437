import type { Language } from '../../i18n/languages.ts'

/** Has the pages of a language kept: those that the learner reads, and no others. */
export function keepLanguage(language: Language) {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keepPagesIn: language }))
}
