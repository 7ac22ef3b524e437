import { describe, expect, it } from 'vitest'
import { quoteOf } from './quotes-of.ts'
import { someLanguage } from './testing.ts'

describe('quoteOf', () => {
  it.each([
    { part: 'dog', guess: 'The dogs are barking', says: 'dogs' },
    { part: 'elder brother', guess: "My elder brother's house", says: 'elder brother' },
    { part: 'he', guess: 'I saw him', says: 'him' },
    { part: 'he', guess: "That's his house", says: 'his' },
    { part: 'go', guess: 'He went out', says: 'went' },
    { part: 'heavy black', guess: 'A black, heavy box', says: 'black, heavy' },
  ])('quotes “$says” of “$guess” for $part', ({ part, guess, says }) => {
    expect(quoteOf(part, guess, someLanguage)).toBe(says)
  })

  it.each([
    { part: 'old dog', guess: 'The dog is old' },
    { part: 'cat', guess: 'The dog is old' },
    { part: '', guess: 'The dog is old' },
  ])('quotes nothing of “$guess” for “$part”', ({ part, guess }) => {
    expect(quoteOf(part, guess, someLanguage)).toBeUndefined()
  })
})
