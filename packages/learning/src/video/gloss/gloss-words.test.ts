import { analyse, makeLexicon } from '@app/malayalam/forms'
import { expect, it } from 'vitest'
import type { LexiconEntry } from '../../vocabulary/index.ts'
import { glossWords } from './gloss-words.ts'

const lexicon = makeLexicon<LexiconEntry>([
  {
    ...{
      id: 'veedu',
      word: 'വീട്',
      means: ['house', 'home'],
      pos: 'noun',
      use: 1,
      topic: 'family',
      audio: 'veedu',
    },
    stem: 'വീട്ട്',
  },
])

it('gives each word the meanings of its entry and its endings, and invents none', () => {
  const words = glossWords('വീട്, വീട്ടിൽ – ഗ്ലോർപ്പ് OK!', (word) => analyse(word, lexicon)[0])
  expect(words).toEqual([
    { word: 'വീട്', meaning: 'house', pronunciation: 'veedu' },
    { word: 'വീട്ടിൽ', meaning: expect.stringMatching(/^house \+ .*in/), pronunciation: 'veettil' },
    { word: 'ഗ്ലോർപ്പ്', meaning: '', pronunciation: expect.stringMatching(/^glo/) },
  ])
})
