import { describe, expect, it } from 'vitest'
import { inOneWord, inQuickSpeech, joined } from './joined.ts'

describe('joined', () => {
  it.each([
    ['ഇരുപത്', 'ഇരുപത്തി'],
    ['തൊണ്ണൂറ്', 'തൊണ്ണൂറ്റി'],
    ['നൂറ്', 'നൂറ്റി'],
    ['ആയിരം', 'ആയിരത്തി'],
    ['ഒരു ലക്ഷം', 'ഒരു ലക്ഷത്തി'],
    ['രണ്ട്', 'രണ്ട്'],
  ])('of %s is %s', (word, form) => {
    expect(joined(word)).toBe(form)
  })
})

describe('a round number and a smaller one', () => {
  it.each([
    ['ഇരുപത്തി', 'ഒന്ന്', 'ഇരുപത്തിയൊന്ന്', 'ഇരുപത്തൊന്ന്'],
    ['ഇരുപത്തി', 'അഞ്ച്', 'ഇരുപത്തിയഞ്ച്', 'ഇരുപത്തഞ്ച്'],
    ['ഇരുപത്തി', 'ആറ്', 'ഇരുപത്തിയാറ്', 'ഇരുപത്താറ്'],
    ['ഇരുപത്തി', 'ഏഴ്', 'ഇരുപത്തിയേഴ്', 'ഇരുപത്തേഴ്'],
    ['ഇരുപത്തി', 'എട്ട്', 'ഇരുപത്തിയെട്ട്', 'ഇരുപത്തെട്ട്'],
    ['നൂറ്റി', 'ഇരുപത്', 'നൂറ്റിയിരുപത്', 'നൂറ്റിരുപത്'],
    ['നൂറ്റി', 'പത്ത്', 'നൂറ്റിപ്പത്ത്', 'നൂറ്റിപ്പത്ത്'],
    ['ഇരുപത്തി', 'നാല്', 'ഇരുപത്തിനാല്', 'ഇരുപത്തിനാല്'],
  ])('%s and %s are one word: %s, and %s in quick speech', (first, rest, word, quick) => {
    expect(inOneWord(first, rest)).toBe(word)
    expect(inQuickSpeech(first, rest)).toBe(quick)
  })
})
