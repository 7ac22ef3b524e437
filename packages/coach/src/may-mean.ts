import { compareMeaning } from './meaning/compare-meaning.ts'
import type { Readings } from './reading/in-place.ts'
import { meantWords } from './reading/word-gloss.ts'

/** Whether an English text is right for a Malayalam one, as Check judges it, whatever translation was written. */
export const mayMean = (malayalam: string, english: string, readings: Readings): boolean =>
  compareMeaning(meantWords(malayalam, undefined, readings), undefined, english).right
