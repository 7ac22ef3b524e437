import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'

/** Loaded where a page first has a text whose words can be tapped. */
export const LateWithTappable = lazyWithMessages(
  () => import('./with-tappable.tsx').then(({ WithTappable }) => WithTappable),
  'more',
)
