import { lateComponent } from '../../ui/late.tsx'

/** What explains words. It weighs much: it is loaded when the first word can be asked about. */
export const LateExplainedWord = lateComponent(
  () => import('./explained-word.tsx').then(({ ExplainedWord }) => ExplainedWord),
  'more',
)
