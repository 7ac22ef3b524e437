import { courseEndings } from '@app/learning/course'
import { wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { checkedGuesses } from './checked-guesses.ts'
import { endingsOf } from './differing-endings.ts'
import { anEntry, someKnowledge, someLanguage } from './testing.ts'

const tea = {
  text: 'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം.',
  english: 'I want a glass of tea.',
  gloss: ['to me', 'a', 'glass', 'tea', 'is wanted'],
}
const checked = (meaning: string, pronunciation = '', text = tea.text) =>
  checkedGuesses({ text, pronunciation, meaning }, text === tea.text ? tea : undefined, someKnowledge)
const nothing = { understood: [], missed: [], misread: [], endings: [] }

describe('checkedGuesses', () => {
  it('knows the words of a right guess as understood', () => {
    expect(checked('I want a glass of tea').understood).toContain('chaaya')
  })

  it('knows the word that was taken for another as missed', () => {
    expect(checked('I want a glass of coffee')).toEqual({ ...nothing, missed: ['chaaya'] })
  })

  it.each(['', 'hello', 'I went'])('takes nothing from “%s”, of which the coach cannot tell', (guess) => {
    expect(checked(guess)).toEqual(nothing)
  })

  it('knows the word that says near as missed by a guess that says far', () => {
    const pronoun = { pos: 'pronoun' } as const
    const lexicon = makeLexicon([
      anEntry('ഇത്', 'this', pronoun),
      anEntry('ഞാൻ', 'I', pronoun),
      anEntry('വീട്', 'house'),
    ])
    const readings = (word: string) => wordReadings(word, lexicon)
    const house = { text: 'ഇത് എന്റെ വീടാണ്.', english: 'This is my house.', gloss: ['this', 'my', 'is a house'] }
    const guess = { text: house.text, pronunciation: '', meaning: 'That is my house.' }
    expect(checkedGuesses(guess, house, { readings, language: someLanguage }).missed).toEqual(['ഇത്'])
  })

  it('names the letters that were read as others, where the rest was read', () => {
    expect(checked('', 'enikk oru glass choya venam')).toEqual({ ...nothing, misread: ['ചാ'] })
    expect(checked('', 'something else')).toEqual(nothing)
    expect(checked('', 'enikku oru glass chaaya venam')).toEqual(nothing)
  })

  it.each([
    ['അവൻ മാങ്ങ കഴിച്ചു', 'he eats a mango', ['past']],
    ['അവൻ മാങ്ങയെ കഴിച്ചു', 'the mango ate him', ['accusative']],
  ])('knows the ending of %s that “%s” missed', (text, guess, endings) => {
    expect(checked(guess, '', text)).toMatchObject({ missed: [], endings })
  })

  it('names only endings that are taught', () => {
    const taught = new Set(courseEndings.map(({ id }) => id))
    expect(
      Object.values(endingsOf)
        .flatMap((ids) => ids.split(' '))
        .filter((id) => !taught.has(id)),
    ).toEqual([])
  })
})
