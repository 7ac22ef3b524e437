import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { bidsWhatIsStated, statesWhatIsBidden } from './bidding.ts'

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
    { words: [window, open, opened], guess: 'open it, the window is open' },
  ])('leaves "$guess" alone', ({ words, guess }) => {
    expect(statesWhatIsBidden(words, guess)).toBe(false)
  })
})

describe('bidsWhatIsStated', () => {
  const son = aMeantWord('മോൻ', 'son', { kind: 'noun' })
  const milk = aMeantWord('പാൽ', 'milk', { kind: 'noun' })
  const drinks = verb('കുടിക്കുന്നു', 'drink (does, is doing)', 'present')
  const drink = verb('കുടിക്കൂ', 'drink (please do)', 'polite')

  it.each(['son, drink the milk', 'my son, please drink milk', 'Son, don’t drink the milk'])(
    'hears that "%s" bids',
    (guess) => expect(bidsWhatIsStated([son, milk, drinks], guess)).toBe(true),
  )

  it.each(['my son drinks milk', 'son, drinks milk', 'the milk, my son drinks it', 'son is drinking milk'])(
    'leaves "%s" alone',
    (guess) => expect(bidsWhatIsStated([son, milk, drinks], guess)).toBe(false),
  )

  it('knows who does it from what is done', () => {
    const us = verb('കുടിക്കാം', 'let us drink', 'may')
    expect(bidsWhatIsStated([son, us], 'son, we can drink')).toBe(false)
  })

  it('may bid what is bidden', () => {
    expect(bidsWhatIsStated([son, milk, drink], 'son, drink the milk')).toBe(false)
  })
})
