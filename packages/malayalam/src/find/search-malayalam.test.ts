import { englishMeanings } from '@app/english'
import { describe, expect, it } from 'vitest'
import { aLexicon } from '../forms/testing.ts'
import { find } from './find.ts'
import { makeFindIndex } from './find-index.ts'
import { inNewSpelling } from './search-malayalam.ts'

const index = makeFindIndex(aLexicon(), englishMeanings)
const found = (query: string) => find(query, index).map(({ word }) => word)

describe('Malayalam', () => {
  it.each([
    ['കാററ്', 'കാറ്റ്'],
    ['വെളളം', 'വെള്ളം'],
    ['വെളളത്തിൽ', 'വെള്ളം'],
    ['കിണററിൽ', 'കിണർ'],
    ['കാറ്റ്', 'കാറ്റ്'],
    ['വെള്ളത്തിൽ', 'വെള്ളം'],
  ])('%s is of %s first, in the old spelling too', (query, word) => {
    expect(found(query)[0]).toBe(word)
  })

  it.each([
    ['കാററ്', 'കാറ്റ്'],
    ['കുററം', 'കുറ്റം'],
    ['വെളളം', 'വെള്ളം'],
    ['കാറ്റ്', 'കാറ്റ്'],
    ['മരം', 'മരം'],
    ['വാളും', 'വാളും'],
    ['കാറ്', 'കാറ്'],
  ])('writes %s as %s', (old, now) => {
    expect(inNewSpelling(old)).toBe(now)
  })
})
