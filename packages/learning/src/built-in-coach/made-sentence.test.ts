import { describe, expect, it } from 'vitest'
import { sentenceWords } from '../coach/sentence.ts'
import { patterns } from './patterns.ts'

describe.each(patterns)('the pattern "$text"', ({ text, english, gloss, slots }) => {
  it('has five words, a gloss for each, and its places in all three', () => {
    expect(text.split(' ')).toHaveLength(sentenceWords)
    expect(gloss).toHaveLength(sentenceWords)
    for (const name of Object.keys(slots)) {
      expect(text).toContain(`{${name}}`)
      expect(english).toContain(`{${name}}`)
      expect(gloss.join()).toContain(`{${name}}`)
    }
  })

  it('fills whole words, so that what it makes is read back', () => {
    for (const word of text.split(' ')) expect(word).toMatch(/^[^{}]+$|^\{\w+\}\p{P}*$/u)
  })
})
