import { wordReadings } from '@app/learning/vocabulary'
import { analyse, makeLexicon, wordsBefore } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { shippedLexicon } from './testing/shipped.ts'

const lexicon = makeLexicon(shippedLexicon())

/** The readings that a card shows of a word alone: the first meaning of each entry, and the endings. */
const shown = (word: string) =>
  wordReadings(word, lexicon).map((one) =>
    [...wordsBefore(one), one]
      .map(({ entry, endings }) => [entry.means[0], ...endings.map(({ id }) => id)].join(' + '))
      .join(' + '),
  )

describe('the first reading of a word alone', () => {
  it.each([
    ['ആൾക്കാര്', 'person + plural'],
    ['വരാന്ന്', 'to come + may + that'],
    ['നാളെത്തേക്ക്', 'tomorrow + allative'],
    ['മുതലായ', 'such as, and so on (after a list)'],
    ['മുതലായവ', 'and so on, and the like'],
    ['അതിലും', 'even more than it'],
    ['ഇതിലും', 'even more than what is here'],
    ['എല്ലാറ്റിനെയും', 'everything, all + accusative'],
    ['ഇടക്കാലം', 'interim, time between'],
    ['അല്ലെങ്കിലും', 'anyway, even so'],
    ['കൊണ്ടുപോണം', 'to take away, take along + must'],
    ['മകനേ', 'son + vocative'],
    ['മുട്ടനാട്', 'ram, he-goat'],
    ['താളപ്പിഴ', 'losing the beat'],
    ['ചുറ്റിപ്പറ്റി', 'to hang around, to hover about + past'],
    ['ചെന്നായ്ക്കൾ', 'wolf + plural'],
    ['ഗ്രന്ഥകാരന്മാർ', 'author + plural'],
    ['സാറ്', 'sir'],
    ['തേങ്ങാ', 'coconut'],
    ['അതോണ്ട്', 'so, therefore'],
    ['എന്തോണ്ട്', 'why'],
    ['മേല', 'cannot, not able'],
  ])('%s is “%s”', (word, meaning) => expect(shown(word)[0]).toBe(meaning))

  it('of a place is that, with the case after it', () => {
    expect(shown('മോളിൽ')).toEqual(['upstairs, up, on top', 'daughter + locative'])
    expect(shown('മോളില്')).toEqual(['upstairs, up, on top', 'daughter + locative'])
  })

  it('is the case of a word in ൻ, with the word itself after it: its joiner may be lost', () => {
    expect(shown('അച്ഛന്')).toEqual(['father + dative', 'father'])
    expect(shown('സ്റ്റേഷന്')).toEqual(['station + dative', 'station'])
  })
})

describe('two words in one', () => {
  const isGuess = (word: string) => analyse(word, lexicon)[0]?.probable === true

  it.each(['കണക്കനുസരിച്ച്', 'രോഗകാരണം', 'ശബ്ദമുണ്ടാക്കാതെ', 'വ്യാപാരകേന്ദ്രം'])('%s is sure', (word) =>
    expect(isGuess(word)).toBe(false),
  )
})
