import { foldLatin, foldText } from '@app/malayalam/find'
import { describe, expect, it } from 'vitest'
import { lettersOfOther, otherWordsIn } from './other-word.ts'

const known = 'മല മഴ പാലം പഴം മലയത്ത് പട്ട് പാട്ട് പാട് ആന ഇല ഇല്ല കുത്തി പല്ല് കൊടി കക്ക മകളേ ഗുരു കുഞ്ഞ് കുന്ന്'.split(' ')
const isWord = (word: string) => known.includes(word)
const look = (word: string, written: string, guess = written) =>
  lettersOfOther(word, written, guess, isWord).join(' ')

describe('lettersOfOther', () => {
  it.each([
    ['മഴ', 'mala', 'ഴ'],
    ['മല', 'mazha', 'ല'],
    ['മല', 'malla', 'ല'],
    ['പഴം', 'palam', 'ഴം'],
    ['മഴയത്ത്', 'malayattu', 'ഴ ത്ത്'],
    ['കുട്ടി', 'kudi', 'ട്ടി'],
    ['കുട്ടി', 'koothi', 'കു ട്ടി'],
    ['പത്ത്', 'pattu', 'ത്ത്'],
    ['പത്ത്', 'padu', 'ത്ത്'],
    ['പാട്ട്', 'paathu', 'ട്ട്'],
    ['ആന', 'anna', 'ന'],
    ['അന്ന', 'aana', 'അ'],
    ['ഇല', 'illa', 'ല'],
    ['തല', 'thalla', 'ല'],
    ['തല', 'taala', 'ത'],
    ['വില', 'veela', 'വി'],
    ['കുളം', 'kullam', 'ളം'],
    ['മറ', 'maara', 'മ'],
    ['പാൽ', 'pallu', 'ൽ'],
    ['കൊതി', 'kodi', 'തി'],
    ['കുരു', 'guru', 'കു'],
    ['കുഞ്ഞ്', 'kunnu', 'ഞ്ഞ്'],
    ['ആന', 'അന', ''],
    ['പട്ട്', 'പാട്ട്', 'പ'],
  ])('says of %s, written %s, where to look: %s', (word, written, letters) => {
    expect(look(word, written)).toBe(letters)
  })

  it.each([
    ['ഇല്ല', 'ila'],
    ['പാട്ട്', 'pattu'],
    ['വെള്ളം', 'velam'],
    ['കോഴിക്കോട്', 'kolikkodu'],
    ['കാക്ക', 'kaka'],
    ['എട്ട്', 'എട്ടു'],
    ['പോകണം', 'ponam'],
    ['വീട്ടിൽ', 'veetil'],
  ])('takes %s, written %s, for right', (word, written) => {
    expect(look(word, written)).toBe('')
  })

  it('takes ila for ഇല്ല from who doubles nothing, and never from who does', () => {
    expect(look('ഇല്ല', 'ila', 'enik ila')).toBe('')
    expect(look('ഇല്ല', 'ila', 'nalla ila')).toBe('ല്ല')
    expect(look('മക്കളേ', 'makale', 'thammil vazhak kudaruth makale')).toBe('')
  })
})

describe('otherWordsIn', () => {
  const keysOf = (typed: string) => (/[a-z]/u.test(typed) ? foldLatin(typed) : [foldText(typed)])

  it('has what a guess may say more exactly, and no more than a few', () => {
    expect(otherWordsIn('മഴ പെയ്തു', 'mala peythu', keysOf)).toContain('മല')
    expect(otherWordsIn('പഴം', 'palam', keysOf)).toContain('പാലം')
    expect(otherWordsIn('പട്ട്', 'പാട്ട്', keysOf)).toEqual(['പാട്ട്'])
    expect(otherWordsIn('വഴിയാത്രക്കാരിലൊരാൾ', 'valiyatrakkarilorall', keysOf).length).toBeLessThanOrEqual(16)
  })

  it('has each once, and for a long text no more than its bounds', () => {
    expect(otherWordsIn('മഴ മഴ', 'mala mala', keysOf).filter((word) => word === 'മല')).toEqual(['മല'])
    const many = ['മഴ', 'വഴി', 'കുഴി', 'പുഴ', 'തൊഴിൽ', 'പഴം', 'കുഴൽ', 'ഏഴ്', 'താഴെ', 'വഴക്ക്'].join(' ')
    const typed = 'mala vali kuli pula tholil palam kulal elu thale valakku'
    expect(otherWordsIn(many, typed, keysOf).length).toBeLessThanOrEqual(64)
  })

  it('has nothing where the guess is right, or surely wrong', () => {
    expect(otherWordsIn('മഴ പെയ്തു', 'mazha peythu', keysOf)).toEqual([])
    expect(otherWordsIn('തല', 'thalla', keysOf)).toEqual([])
    expect(otherWordsIn('മഴ', '', keysOf)).toEqual([])
  })
})
