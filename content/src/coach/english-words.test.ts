import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { englishWords, englishWordsFile } from './english-words.ts'

it('is what the coach has; after a change, run `npm run make:check-words`', () => {
  expect(JSON.parse(readFileSync(englishWordsFile, 'utf8'))).toEqual(JSON.parse(englishWords()))
})
