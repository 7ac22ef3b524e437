import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { exchangesClauses } from './who-in-clauses.ts'

const pronoun = (word: string, gloss: string) => aMeantWord(word, gloss, { kind: 'noun', endings: [] })
const verb = (word: string, gloss: string) => aMeantWord(word, gloss, { kind: 'verb' })

const call = [
  pronoun('നീ', 'you'),
  verb('വിളിച്ചാൽ', 'call (if one does)'),
  pronoun('ഞാൻ', 'I'),
  verb('വരും', 'come (will)'),
]
const said = [
  pronoun('അവൾ', 'she'),
  verb('വരുമെന്ന്', 'come (will; that)'),
  pronoun('അവൻ', 'he'),
  verb('പറഞ്ഞു', 'say (did)'),
]

const lied = [
  pronoun('അവൻ', 'he'),
  aMeantWord('കള്ളം', 'lie', { kind: 'noun' }),
  aMeantWord('പറഞ്ഞെന്ന്', 'say (did; that)', {
    kind: 'verb',
    endings: [meanings.past ?? '', meanings.that ?? ''],
  }),
  pronoun('അവൾ', 'she'),
  verb('പറഞ്ഞു', 'say (did)'),
]

describe('exchangesClauses', () => {
  it.each([
    { words: call, guess: 'if I call, you will come' },
    { words: said, guess: 'she said that he would come' },
    { words: said, guess: 'he will come, she said' },
    { words: lied, guess: 'he said that she lied' },
  ])('hears it in "$guess"', ({ words, guess }) => {
    expect(exchangesClauses(words, guess)).toBe(true)
  })

  it.each([
    { words: call, guess: "I'll come if you call" },
    { words: call, guess: 'call me and I will come' },
    { words: said, guess: 'he said she would come' },
    { words: said, guess: 'that she will come is what he said' },
    { words: said.slice(2), guess: 'she said' },
    { words: lied, guess: 'she said that he lied' },
    { words: lied, guess: 'she said he said a lie' },
    { words: lied, guess: 'he lied, as she says' },
  ])('hears nothing amiss in "$guess"', ({ words, guess }) => {
    expect(exchangesClauses(words, guess)).toBe(false)
  })
})
