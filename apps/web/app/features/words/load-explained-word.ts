import { loadMessages } from '../../i18n/load-messages.ts'

/** What explains words, with its messages: fetched when the first word can be asked about, as it weighs much. */
export async function loadExplainedWord() {
  const [{ ExplainedWord }] = await Promise.all([import('./explained-word.tsx'), loadMessages('words')])
  return ExplainedWord
}
