import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../testing.ts'
import { statesWhatIsBidden } from './wrong-bidding.ts'

const verb = (word: string, gloss: string, ending: string) =>
  aMeantWord(word, gloss, { kind: 'verb', endings: [meanings[ending] ?? ''] })
const window = aMeantWord('ജനൽ', 'window', { kind: 'noun' })
const open = verb('തുറക്കൂ', 'open (please do)', 'polite')
const opened = verb('തുറന്നു', 'open (did)', 'past')
const he = aMeantWord('അവൻ', 'he', { kind: 'noun' })
const mayCome = verb('വരട്ടെ', 'come (let, may it)', 'let')

describe('statesWhatIsBidden', () => {
  it.each([
    { words: [window, open], guess: 'the window is open' },
    { words: [window, open], guess: 'he opened the window' },
    { words: [window, open], guess: 'it is hot, the window was opened' },
    { words: [he, mayCome], guess: 'he came' },
  ])('hears that "$guess" asks for nothing', ({ words, guess }) => {
    expect(statesWhatIsBidden(words, guess)).toBe(true)
  })

  it.each([
    { words: [window, open], guess: 'open the window' },
    { words: [window, open], guess: 'please open the window' },
    { words: [window, open], guess: 'it was hot, open the window' },
    { words: [window, open], guess: 'the window should be opened' },
    { words: [window, open], guess: 'was it you who could open it' },
    { words: [he, mayCome], guess: 'let him come' },
    { words: [he, mayCome], guess: 'he may come' },
    { words: [window, opened], guess: 'he opened the window' },
  ])('leaves "$guess" alone', ({ words, guess }) => {
    expect(statesWhatIsBidden(words, guess)).toBe(false)
  })
})
