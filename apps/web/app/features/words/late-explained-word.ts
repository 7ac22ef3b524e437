import { lateComponent } from '../../ui/late.tsx'

/** The explanation of words. Its code is large, so it is loaded when the first word can be tapped. */
export const LateExplainedWord = lateComponent(
  () => import('./explained-word.tsx').then(({ ExplainedWord }) => ExplainedWord),
  'more',
)

/** The same for English words. */
export const LateExplainedEnglish = lateComponent(
  () => import('./explained-english.tsx').then(({ ExplainedEnglish }) => ExplainedEnglish),
  'more',
)
