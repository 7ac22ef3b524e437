import type { Figure } from './figure.ts'
import { perSecond } from './per-second.ts'

/** Words a second on one core, each the median of five runs over some 190 common words. */
export const countWords = (): Figure[] =>
  perSecond('packages/malayalam/bench/words-per-second.ts', () => 100_000, 'words a second')
