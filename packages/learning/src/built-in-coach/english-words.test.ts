import { describe, expect, it } from 'vitest'
import { contentWords, saysLittle } from './english-words.ts'

const same = (one: string, other: string) => expect(contentWords(one)).toEqual(contentWords(other))

describe('contentWords', () => {
  it.each([
    'go going goes went gone',
    'see seeing sees saw seen',
    'study studies studied studying',
    'movie movies',
    'sit sitting sat',
    'make making made',
    'die dying',
    'glass glasses',
  ])('knows one word in all of: %s', (forms) => {
    const [first = '', ...others] = forms.split(' ')
    for (const form of others) same(first, form)
  })

  it.each([
    ['early', 'ear'],
    ['red', 'r'],
    ['need', 'ne'],
    ['king', 'k'],
    ['thing', 'th'],
  ])('does not take "%s" for "%s" with an ending', (word, other) => {
    expect(contentWords(word)).not.toEqual(contentWords(other))
  })

  it('has no piece of a contraction', () => {
    for (const text of ['I don’t know', "I don't know", 'I dont know']) same(text, 'I know')
  })
})

describe('saysLittle', () => {
  it.each(['the', 'a', 'of', 'is', 'you'])('"%s"', (word) => expect(saysLittle(word)).toBe(true))
  it.each(['rain', 'what', 'need'])('not "%s"', (word) => expect(saysLittle(word)).toBe(false))
})
