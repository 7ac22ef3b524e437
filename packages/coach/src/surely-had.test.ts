import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { surelyHad } from './surely-had.ts'
import { aMeantWord } from './testing.ts'

const endings = (...ids: string[]) => ids.map((id) => meanings[id] ?? '')
const aVerb = (word: string, gloss: string, ending: string, mark = ' ') =>
  aMeantWord(word, gloss, { kind: 'verb', endings: endings(ending), mark })
const notSeen = aMeantWord('കണ്ടില്ല', 'see (did not)', { kind: 'verb', denial: 'yes', mark: '.' })
const noFever = aMeantWord('പനിയില്ല', 'fever (there is no)', { kind: 'noun', denial: 'yes', mark: '.' })
const aPerson = (word: string, gloss: string, ...ids: string[]) =>
  aMeantWord(word, gloss, { kind: 'noun', senses: [gloss], endings: endings(...ids), mark: '.' })

const has = (word: ReturnType<typeof aMeantWord>, guess: string) => surelyHad([word], guess, {}).length > 0

describe('surelyHad', () => {
  it.each([
    { word: notSeen, yes: "I haven't seen it", no: 'I have seen it' },
    { word: noFever, yes: 'She has no fever', no: 'She has a fever' },
    { word: noFever, yes: 'She has a cold, but no fever', no: 'She has no cold, but a fever' },
    { word: aVerb('കണ്ടാൽ', 'see', 'ifPast'), yes: 'If I see it', no: 'Because I saw it' },
    { word: aVerb('കണ്ടാൽ', 'see', 'ifPast'), yes: 'If I see it', no: "If I don't see it" },
    { word: aVerb('കണ്ടിട്ടും', 'see', 'although'), yes: 'Though I saw it', no: 'As I saw it' },
    { word: aVerb('കണ്ടതിനാൽ', 'see', 'because'), yes: 'As I saw it', no: 'Although I saw it' },
    { word: aVerb('കണ്ടോ', 'see', 'question', '?'), yes: 'Did you see it?', no: 'You saw it' },
    { word: aVerb('കാണുന്നു', 'see', 'present', '.'), yes: 'I see it', no: 'If I see it, I go' },
    { word: aVerb('കാണുന്നു', 'see', 'present', '.'), yes: 'A man sees it', no: 'If a big man sees it, I go' },
    { word: aVerb('കാണാം', 'see', 'may', '.'), yes: "Let's see it", no: 'We saw it' },
    { word: aPerson('വീടാണ്', 'house', 'is'), yes: 'It is no boat, but a house', no: 'It is not a house' },
    { word: aVerb('കാണും', 'see', 'future', '.'), yes: 'I will see it', no: 'I saw it' },
    { word: aVerb('കാണരുത്', 'see', 'mustNot'), yes: 'You must not see it', no: 'You did see it' },
    { word: aVerb('കേട്ടുകൊണ്ട്', 'while listening', 'while'), yes: 'While I listen', no: 'While I cook' },
    { word: aPerson('ചേച്ചിക്ക്', 'to the elder sister'), yes: 'My sister', no: 'My elder brother' },
    { word: aPerson('മുറ്റത്ത്', 'yard in front of a house'), yes: 'The yard', no: 'The house' },
    { word: aPerson('ഞാൻ', 'I'), yes: 'I came', no: 'My wife came' },
    { word: aPerson('എന്നെ', 'I', 'accusative'), yes: 'Call me', no: 'I call' },
    { word: aPerson('നിങ്ങളുടെ', 'you', 'genitive'), yes: 'Your house', no: 'You came' },
    { word: aPerson('ആരാണ്', 'who', 'is'), yes: 'Who is it?', no: 'Whose is it?' },
    {
      word: aMeantWord('ആറുമണിയുടെ', "of six o'clock"),
      yes: "The six o'clock show",
      no: "Six tickets for the four o'clock show",
    },
  ])('finds $word.word in “$yes”, and not in “$no”', ({ word, yes, no }) => {
    expect(has(word, yes)).toBe(true)
    expect(has(word, no)).toBe(false)
  })

  it('finds what only helps a word that denies', () => {
    expect(has(aVerb('കാണാൻ', 'see', 'to'), 'I cannot see it')).toBe(true)
  })

  it('takes a word of the guess for one word of the sentence only', () => {
    const shop = aMeantWord('ചായക്കടയിൽ', 'in the tea shop')
    const tea = aMeantWord('ചായ', 'tea')
    expect(surelyHad([shop, tea], 'You get coffee at the tea shop', {})).toEqual([shop])
    expect(surelyHad([shop, tea], 'You get tea at the tea shop', {})).toEqual([shop, tea])
    expect(surelyHad([shop, tea], 'You get tea at the shop', {})).toEqual([shop, tea])
  })

  it('leaves out the words whose endings say what the guess has otherwise', () => {
    const many = aMeantWord('പൂച്ചകൾ', 'cats', { kind: 'noun', endings: endings('plural') })
    expect(surelyHad([many], 'The cat', { count: 'many' })).toEqual([])
  })
})
