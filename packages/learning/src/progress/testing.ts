import fc from 'fast-check'
import { anId, aResult, aWord } from '../testing/progress.ts'
import { type Progress, readProgress } from './progress.ts'
import type { Result } from './result.ts'
import type { WordRecord } from './word-record.ts'

/**
 * Only a few ids, so that records with the same id meet. Each id occurs with different contents, as damaged
 * or forged records would.
 */
const id = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 }))
  .map(([n, maker]) => anId(n, maker))

const result: fc.Arbitrary<Result> = fc
  .record({ id, score: fc.constantFrom(0, 30, 40), mistakes: fc.constantFrom([], aResult().mistakes) })
  .map(aResult)

const word: fc.Arbitrary<WordRecord> = fc
  .tuple(id, fc.constantFrom('വെള്ളം', 'അമ്മ', 'അവന്\u200D', 'അവൻ', null))
  .map(([id, text]) => (text === null ? { id, word: null } : aWord(id, text)))

/** Any valid progress. */
export const anyProgress: fc.Arbitrary<Progress> = fc
  .record({
    epoch: fc.integer({ min: 0, max: 3 }),
    userlevel: fc.integer({ min: 1, max: 30 }),
    results: fc.array(result, { maxLength: 8 }),
    words: fc.array(word, { maxLength: 8 }),
  })
  .map(readProgress)
