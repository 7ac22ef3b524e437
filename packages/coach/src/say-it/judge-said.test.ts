import { type LexiconEntry, wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { anEntry, aVerb, someLanguage } from '../testing.ts'
import { judgeSaid, wordsToRead } from './judge-said.ts'

const entries: readonly LexiconEntry[] = [
  anEntry('ഞാൻ', 'I', { pos: 'pronoun' }),
  anEntry('അവൻ', 'he', { pos: 'pronoun' }),
  anEntry('അവൾ', 'she', { pos: 'pronoun' }),
  anEntry('നാളെ', 'tomorrow', { pos: 'adverb' }),
  anEntry('ചായ', 'tea'),
  anEntry('വെള്ളം', 'water'),
  anEntry('ഇഷ്ടം', 'liking'),
  aVerb('വരുക', 'to come', 'വന്നു'),
  aVerb('കുടിക്കുക', 'to drink', 'കുടിച്ചു'),
]
const lexicon = makeLexicon(entries)
const readings = (word: string) => wordReadings(word, lexicon)

const willNotCome = { english: 'He will not come tomorrow.', answers: ['അവൻ നാളെ വരില്ല.'] }
const likesTea = { english: 'I like tea.', answers: ['എനിക്ക് ചായ ഇഷ്ടമാണ്.'] }
const judge = (prompt: typeof willNotCome, ...said: readonly string[]) =>
  judgeSaid(prompt, said, { readings, language: someLanguage })

describe('an answer in Malayalam', () => {
  it.each([
    [willNotCome, 'അവൻ നാളെ വരില്ല'],
    [willNotCome, 'നാളെ അവൻ വരില്ല'],
    [willNotCome, 'avan naale varilla'],
    [likesTea, 'ചായ എനിക്കിഷ്ടമാണ്'],
    [likesTea, 'ചായ ഇഷ്ടമാണ്'],
  ])('of $english is right: %s', (prompt, said) => {
    expect(judge(prompt, said).type).toBe('right')
  })

  it.each([
    [willNotCome, 'അവൻ നാളെ വരും', 'He will come tomorrow.'],
    [willNotCome, 'അവൾ നാളെ വരില്ല', 'She will not come tomorrow.'],
    [likesTea, 'എനിക്ക് വെള്ളം ഇഷ്ടമാണ്', 'I like water.'],
  ])('of $english is wrong and given back in English: %s', (prompt, said, says) => {
    expect(judge(prompt, said)).toEqual({ type: 'wrong', says, meant: prompt.english })
  })

  it('is almost right where one word is in another case', () => {
    expect(judge(likesTea, 'ഞാൻ ചായ ഇഷ്ടമാണ്')).toEqual({
      type: 'almost',
      piece: 'ഞാൻ',
      why: 'case',
      wanted: 'എനിക്ക്',
    })
  })

  it('is blamed for nothing where a word is in no dictionary', () => {
    expect(judge(willNotCome, 'ടോം നാളെ വരില്ല').type).toBe('cannotTell')
    expect(judge(willNotCome, 'tom naale varilla').type).toBe('cannotTell')
    expect(judge(likesTea, 'ചായ')).toMatchObject({ type: 'cannotTell' })
    expect(judge(willNotCome, '').type).toBe('cannotTell')
  })

  it('is right if any of what recognition heard is right', () => {
    expect(judge(willNotCome, 'അവൻ നാളെ വരും', 'അവൻ നാളെ വരില്ല').type).toBe('right')
  })

  it('needs the readings of its own words and of the accepted answers', () => {
    expect(wordsToRead(willNotCome, ['അവൾ വരില്ല'])).toEqual(['അവൻ', 'നാളെ', 'വരില്ല', 'അവൾ'])
  })
})
