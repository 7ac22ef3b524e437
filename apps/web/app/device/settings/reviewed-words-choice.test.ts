import { afterEach, expect, it } from 'vitest'
import { tabKeys } from '../storage/keys.ts'
import { tabStorage } from '../storage/safe-storage.ts'
import { nameFor } from '../target-language/target-language.ts'
import { chooseReviewedWords, reviewedWordsNow } from './reviewed-words-choice.ts'

const name = nameFor(tabKeys.reviewedWords)

afterEach(() => tabStorage.removeItem(name))

it('all words that are due are reviewed until the tab was told otherwise', () => {
  expect(reviewedWordsNow()).toBe('all')
  chooseReviewedWords('saved')
  expect(reviewedWordsNow()).toBe('saved')
  chooseReviewedWords('all')
  expect(reviewedWordsNow()).toBe('all')
})

it.each(['', '{}', 'none'])('a damaged choice (%s) is none', (kept) => {
  tabStorage.setItem(name, kept)
  expect(reviewedWordsNow()).toBe('all')
})
