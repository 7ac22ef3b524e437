import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import type { MeantWord } from '../meant-word.ts'
import { readEnglish } from '../pieces/english/read-english.ts'
import { readMalayalam } from '../pieces/read-malayalam.ts'
import { directionDifference } from './direction.ts'

const wayIn = (words: readonly MeantWord[], english: string | undefined, guess: string) => {
  const given = readEnglish(guess)
  return directionDifference(
    english === undefined ? readMalayalam(words, given) : readEnglish(english),
    given,
  )
}

const place = (word: string, gloss: string, ending: string) =>
  aMeantWord(word, gloss, { kind: 'noun', endings: [meanings[ending] ?? ''] })
const fromBank = place('ബാങ്കിൽനിന്ന്', 'bank (from)', 'ablative')
const fromBankApart = [
  place('ബാങ്കിൽ', 'bank (in, at, on)', 'locative'),
  aMeantWord('നിന്ന്', 'from', { entries: ['നിന്ന്'] }),
]
const toTown = place('പട്ടണത്തിലേക്ക്', 'town (to, into)', 'allative')
const atHome = place('വീട്ടിൽ', 'house, home (in, at, on)', 'locative')
const toOffice = place('ഓഫീസിലേക്ക്', 'office (to, into)', 'allative')
const fromHere = place('ഇവിടെനിന്ന്', 'here (from)', 'ablative')

describe('directionDifference', () => {
  it.each([
    { words: [fromBank], guess: 'father came to the bank', way: 'from' },
    { words: fromBankApart, guess: 'father went into the bank', way: 'from' },
    { words: [fromBank, toTown], guess: 'from town to my bank', way: 'to' },
    { words: [toTown], guess: 'he came from the town', way: 'to' },
    { words: [toTown], guess: 'he came out of town', way: 'to' },
    { words: [toOffice], guess: 'he walks from the post office', way: 'to' },
  ])('hears it in "$guess"', ({ words, guess, way }) => {
    expect(wayIn(words, undefined, guess)).toBe(way)
  })

  it.each([
    { words: [fromBank], guess: 'father came from the bank' },
    { words: fromBankApart, guess: 'he took it out of the bank' },
    { words: [fromBank, toTown], guess: 'to town from the bank' },
    { words: [fromBank], guess: 'he went to the bank and came from the bank' },
    { words: [fromHere], guess: 'is it close to here' },
    { words: [toTown], guess: 'he went to town' },
    { words: [toTown], guess: 'he came town' },
    { words: [atHome], guess: 'he came from home' },
  ])('leaves "$guess" alone', ({ words, guess }) => {
    expect(wayIn(words, undefined, guess)).toBeUndefined()
  })

  it('takes the way of the translation', () => {
    expect(wayIn([fromBank], 'He spoke to the bank.', 'he spoke to the bank')).toBeUndefined()
    expect(wayIn([fromBank], 'He came from the bank.', 'he came to the bank')).toBe('from')
  })
})
