import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { tiesOtherwise } from './tied-clauses.ts'

const scolded = aMeantWord('പറഞ്ഞതുകൊണ്ട്', 'scold', {
  kind: 'verb',
  endings: ['what one did', 'with, because of'],
})
const cries = aMeantWord('കരയുന്നു', 'cry', { kind: 'verb', endings: ['does, is doing'] })
const mother = aMeantWord('അമ്മ', 'mother')
const she = aMeantWord('അവൾ', 'she')
const because = [mother, scolded, she, cries]

const saw = aMeantWord('കണ്ടാൽ', 'watch', { kind: 'verb', endings: ['if one does'] })
const learn = aMeantWord('പഠിക്കാം', 'learn', { kind: 'verb', endings: ['may, can, will'] })
const condition = [aMeantWord('സിനിമ', 'film'), saw, aMeantWord('ഭാഷ', 'language'), learn]

const tea = [aMeantWord('ചായയും', 'tea'), aMeantWord('കാപ്പിയും', 'coffee'), aMeantWord('ഉണ്ട്', 'there is')]

describe('tiesOtherwise', () => {
  it.each([
    { words: because, guess: 'she cries because mother scolded' },
    { words: because, guess: 'because mother scolded, she cries' },
    { words: because, guess: 'mother scolded, so she cries' },
    { words: condition, guess: 'if you watch films, you learn the language' },
    { words: condition, guess: 'you learn the language when you watch films' },
    { words: tea, guess: 'there is tea and coffee' },
  ])('says nothing of "$guess"', ({ words, guess }) =>
    expect(tiesOtherwise(words, undefined, guess)).toBe(false),
  )

  it.each([
    { words: because, guess: 'mother scolded because she cries' },
    { words: because, guess: 'because she cries, mother scolded' },
    { words: because, guess: 'she cries, so mother scolded' },
    { words: because, guess: 'she cries if mother scolded' },
    { words: because, guess: 'she cries because mother did not scold' },
    { words: condition, guess: 'if you learn the language, you watch films' },
    { words: tea, guess: 'there is tea or coffee' },
  ])('hears "$guess"', ({ words, guess }) => expect(tiesOtherwise(words, undefined, guess)).toBe(true))
})
