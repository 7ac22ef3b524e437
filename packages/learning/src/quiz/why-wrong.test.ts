import { describe, expect, it } from 'vitest'
import { whyWrong } from './why-wrong.ts'

const options = (...texts: string[]) => texts.map((text) => ({ text }))
type Explained = Parameters<typeof whyWrong>[0]

const why = (question: Explained, at = 1) => whyWrong(question, question.options[at] ?? { text: '' })

describe('whyWrong', () => {
  it('names the letter that is read as chosen, beside the one that was asked', () => {
    const heard: Explained = {
      ...{ text: 'കി', way: 'hear' },
      options: [
        { text: 'ki', means: 'കി' },
        { text: 'kee', means: 'കീ' },
      ],
    }
    const letters = { chosen: { letter: 'കീ', says: 'kee' }, right: { letter: 'കി', says: 'ki' } }
    expect(why(heard)).toEqual({ type: 'letters', ...letters })
    const found: Explained = {
      ...{ text: 'Which of these says “ki”?', way: 'find' },
      options: heard.options.map(({ text, means = '' }) => ({ text: means, means: text })),
    }
    expect(why(found)).toEqual({ type: 'letters', ...letters })
  })

  it('says what the chosen option is in the other language', () => {
    const question = { text: 'വെള്ളം', options: [{ text: 'Water' }, { text: 'Milk', means: 'പാൽ' }] }
    expect(why(question)).toEqual({ type: 'option', text: 'Milk', means: 'പാൽ' })
    const phrase = {
      text: 'How?',
      options: [{ text: 'വെള്ളം വേണം' }, { text: 'ചായ വേണം', means: 'I want tea.' }],
    }
    expect(why(phrase)).toEqual({ type: 'option', text: 'ചായ വേണം', means: 'I want tea' })
  })

  it.each([
    { chosen: 'The cow is eating leaves.', words: ['പുല്ല്'] },
    { chosen: 'The goat is eating grass.', words: ['പശു'] },
    { chosen: 'The goat is eating leaves.', words: ['പശു', 'പുല്ല്'] },
    { chosen: 'The goat was drinking water.', words: ['പശു', 'പുല്ല്'] },
  ])('names the words that differ from "$chosen", two at most', ({ chosen, words }) => {
    const question = {
      text: 'പശു പുല്ല് തിന്നുന്നു.',
      gloss: ['the cow', 'grass', 'is eating'],
      options: options('The cow is eating grass.', chosen),
    }
    expect(why(question)).toMatchObject({ type: 'words', words: words.map((text) => ({ text })) })
  })

  it('sees that the same words in another order say something else', () => {
    const question = {
      text: 'ഞാൻ വിളിച്ചപ്പോൾ അവൻ ഉറങ്ങുകയായിരുന്നു.',
      gloss: ['I', 'when (I) called', 'he', 'was sleeping'],
      options: options('He was sleeping when I called.', 'He called when I was sleeping.'),
    }
    expect(why(question)).toMatchObject({ words: [{ text: 'വിളിച്ചപ്പോൾ' }, { text: 'ഉറങ്ങുകയായിരുന്നു' }] })
  })

  it('sees a difference in small words if there is no other', () => {
    const question = {
      text: 'ഇത് വീടാണ്.',
      gloss: ['this', 'is house'],
      options: options('This is my house.', 'That is my house.'),
    }
    expect(why(question)).toMatchObject({ words: [{ text: 'ഇത്', means: 'this' }] })
  })

  it('says nothing where nothing is known', () => {
    expect(why({ text: 'വെള്ളം', options: options('Water', 'Milk') })).toBeUndefined()
    expect(why({ text: 'ക', way: 'see', options: options('ka', 'ga') })).toBeUndefined()
    expect(why({ text: 'ക', options: [] })).toBeUndefined()
  })
})
