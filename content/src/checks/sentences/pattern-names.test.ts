import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../testing/content.ts'
import { patternNames } from './pattern-names.ts'

const lexicon = `topic: food
entries:
  - { id: chaaya, word: ചായ, pos: noun, means: [tea], use: 1 }
  - { id: kaappi, word: കാപ്പി, pos: noun, means: [coffee], use: 1 }
  - { id: nannaayi, word: നന്നായി, pos: adverb, means: [well], use: 1 }
  - { id: pacchavellam, word: പച്ച വെള്ളം, pos: noun, means: [plain water], use: 2 }
`
const sentences = `title: { en: Tea, ml: ചായ }
also: []
sentences:
  - { id: tea-1, text: ചായ, english: tea, gloss: [tea] }
`
const aFile = ({ topic = 'tea', word = 'kaappi', form = '' } = {}) => `words:
  drinks:
    chaaya: tea
    ${word}: coffee
patterns:
  - topics: [${topic}]
    text: എനിക്ക് ഒരു ഗ്ലാസ് {drink} വേണം.
    english: I want a glass of {drink}.
    gloss: [to me, a, glass, "{drink}", is wanted]
    places:
      drink: { words: drinks${form && `, form: [${form}]`} }
`
const file = 'content/data/patterns.yaml'
const faults = (fields: Parameters<typeof aFile>[0], more: Record<string, string> = {}) =>
  faultsOf(patternNames, {
    'data/lexicon/food.yaml': lexicon,
    'data/sentences/tea.yaml': sentences,
    'data/patterns.yaml': aFile(fields),
    ...more,
  })

describe('patternNames', () => {
  it.each(['', 'dative', 'locative, is'])('accepts words of the lexicon in the form [%s]', (form) => {
    expect(faults({ form })).toEqual([])
  })

  it('refuses a topic that does not exist, and a topic without a pattern', () => {
    expect(faults({ topic: 'chai' })).toEqual([
      `${file}:6  No sentences are on a topic "chai".`,
      `content/data/sentences/tea.yaml:1  No pattern of ${file} is on the topic "tea".`,
    ])
  })

  it('refuses a word that the lexicon does not have', () => {
    expect(faults({ word: 'coffee' })).toEqual([`${file}:4  The lexicon has no word with the id "coffee".`])
  })

  it('names the words that do not have the form', () => {
    expect(faults({ word: 'nannaayi', form: 'locative' })).toEqual([
      `${file}:11  The word നന്നായി has no form [locative].`,
    ])
    expect(faults({ form: 'in' })).toEqual([
      `${file}:11  The word ചായ has no form [in].`,
      `${file}:11  The word കാപ്പി has no form [in].`,
    ])
  })

  it('names a filled-in text that is more than one word', () => {
    expect(faults({ word: 'pacchavellam' })).toEqual([
      `${file}:11  "പച്ച വെള്ളം" is not one word, as a place holds.`,
    ])
  })
})
