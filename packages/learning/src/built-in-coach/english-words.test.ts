import { describe, expect, it } from 'vitest'
import { contentWords, saysLittle } from './english-words.ts'

const same = (one: string, other: string) => expect(contentWords(one)).toEqual(contentWords(other))

describe('contentWords', () => {
  it('knows a word in its forms', () => {
    same('went', 'go')
    expect(contentWords('early')).not.toEqual(contentWords('ear'))
  })

  it('has no piece of a contraction', () => {
    for (const text of ['I don’t know', "I don't know", 'I dont know']) same(text, 'I know')
  })
})

describe('saysLittle', () => {
  it.each(['the', 'a', 'of', 'is', 'you'])('"%s"', (word) => expect(saysLittle(word)).toBe(true))
  it.each(['rain', 'what', 'need'])('not "%s"', (word) => expect(saysLittle(word)).toBe(false))
})
