import { describe, expect, it } from 'vitest'
import { splitLastWord } from './last-word.ts'

describe('splitLastWord', () => {
  it.each([
    { text: 'എനിക്ക് ചായ വേണം.', parts: ['എനിക്ക് ചായ ', 'വേണം', '.'] },
    {
      text: 'How do you say "Good morning" in Malayalam?',
      parts: ['How do you say "Good morning" in ', 'Malayalam', '?'],
    },
    { text: 'ക', parts: ['', 'ക', ''] },
    { text: 'പേര് എന്താണ്?!', parts: ['പേര് ', 'എന്താണ്', '?!'] },
    { text: 'അവൻ പറഞ്ഞു: "വരൂ."', parts: ['അവൻ പറഞ്ഞു: "', 'വരൂ', '."'] },
    { text: 'സോഫ്റ്റ്‌വെയർ', parts: ['', 'സോഫ്റ്റ്‌വെയർ', ''] },
    { text: 'It is 5', parts: ['It is ', '5', ''] },
    { text: '…', parts: ['…', '', ''] },
    { text: '', parts: ['', '', ''] },
  ])('parts "$text"', ({ text, parts: [before, word, after] }) => {
    expect(splitLastWord(text)).toEqual({ before, word, after })
  })
})
