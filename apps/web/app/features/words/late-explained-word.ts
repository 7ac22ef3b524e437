import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'

/** The explanation of words. Its code is large, so it is loaded when the first word can be tapped. */
export const LateExplainedWord = lazyWithMessages(
  () => import('./explained-word.tsx').then(({ ExplainedWord }) => ExplainedWord),
  'more',
)

/** The same for English words. */
export const LateExplainedEnglish = lazyWithMessages(
  () => import('./explained-english.tsx').then(({ ExplainedEnglish }) => ExplainedEnglish),
  'more',
)
