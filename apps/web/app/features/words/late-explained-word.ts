import { lateComponent } from '../../ui/late.tsx'

/** The explanation of words. Its code is large, so it is loaded when the first word can be tapped. */
export const LateExplainedWord = lateComponent(
  () => import('./explained-word.tsx').then(({ ExplainedWord }) => ExplainedWord),
  'more',
)
