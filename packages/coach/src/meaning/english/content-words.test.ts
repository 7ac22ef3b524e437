import { describe, expect, it } from 'vitest'
import { contentWords, isSomebody, saysLittle, writtenFor } from './content-words.ts'

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

describe('isSomebody', () => {
  it.each(['you', 'to me', 'he, that man', 'we (without you)', 'you (of, ’s)'])('"%s"', (gloss) =>
    expect(isSomebody(gloss)).toBe(true),
  )
  it.each(['if you lie down', '(you) saw', 'mother', 'who', ''])('not "%s"', (gloss) =>
    expect(isSomebody(gloss)).toBe(false),
  )
})

it('names what was written, and nothing that was not', () => {
  expect(writtenFor('more', 'Speak louder')).toBe('louder')
  expect(writtenFor('twenty', 'in 20 minutes')).toBe('20')
  expect(writtenFor('bananas', 'the Bananas')).toBe('Bananas')
  expect(writtenFor('health', 'I am well')).toBeUndefined()
})
