import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { speaksAhead } from './future.ts'

const verb = (word: string, gloss: string, ending: string, entry: string, mark?: string) =>
  aMeantWord(word, gloss, {
    kind: 'verb',
    entries: [entry],
    endings: [meanings[ending] ?? ''],
    ...(mark && { mark }),
  })
const washing = verb('കഴുകുകയാണ്', 'wash (is doing)', 'presentProgressive', 'കഴുകുക')
const sits = verb('ഇരിക്കുന്നു', 'sit (does, is doing)', 'present', 'ഇരിക്കുക')
const goes = verb('പോകുന്നു', 'go (does, is doing)', 'present', 'പോകുക')
const will = verb('ഇരിക്കും', 'sit (will)', 'future', 'ഇരിക്കുക')
const car = aMeantWord('കാർ', 'car')
const tomorrow = aMeantWord('നാളെ', 'tomorrow')

describe('speaksAhead', () => {
  it.each([
    { words: [car, washing], guess: 'he will wash the car' },
    { words: [sits], guess: "he'll sit" },
  ])('hears that "$guess" is of what is to come', ({ words, guess }) => {
    expect(speaksAhead(words, undefined, guess)).toBe(true)
  })

  it.each([
    { words: [car, washing], guess: 'he is washing the car' },
    { words: [sits], guess: 'he sits' },
    { words: [tomorrow, sits], guess: 'he will sit tomorrow' },
    { words: [goes], guess: 'I will go' },
    { words: [will], guess: 'he will sit' },
    { words: [{ ...sits, mark: '?' }], guess: 'will he sit?' },
  ])('leaves "$guess" alone', ({ words, guess }) => {
    expect(speaksAhead(words, undefined, guess)).toBe(false)
  })

  it('does not judge what has a translation', () => {
    expect(speaksAhead([sits], 'He is sitting.', 'he will sit')).toBe(false)
  })
})
