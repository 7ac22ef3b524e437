import { readInPlace } from '@app/coach'
import { wordReadings } from '@app/learning/vocabulary'
import { words } from '@app/malayalam'
import { analyse, makeLexicon, wordsBefore } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { shippedLexicon } from './testing/shipped.ts'

const lexicon = makeLexicon(shippedLexicon())

/** The most likely meaning of a word in a text, and the endings joined to it. */
function meantIn(text: string, word: string): string {
  const found = readInPlace(text, (one) => wordReadings(one, lexicon))[words(text).indexOf(word)]?.[0]
  if (!found) return ''
  const entries = found.before ? [found.before.entry, found.entry] : [found.entry]
  return [...entries.map(({ means }) => means[0]), ...found.endings.map(({ id }) => id)].join(' + ')
}

it.each([
  ['എന്റെ പേര് ജോൺ എന്നാണ്.', 'എന്നാണ്', 'that (after'],
  ['പരീക്ഷ എന്നാണ്?', 'എന്നാണ്', 'on which day'],
  ['എന്തു പറ്റി?', 'പറ്റി', 'to happen'],
  ['അതുകൊള്ളാം!', 'അതുകൊള്ളാം', 'that, it + to be good'],
  ['ജോലി ചെയ്തു കൊണ്ടിരിക്കുന്നു.', 'കൊണ്ടിരിക്കുന്നു', 'to be doing (after another verb)'],
  ['കരഞ്ഞു കൊണ്ട് വന്നു.', 'കൊണ്ട്', 'while'],
  ['പേന കൊണ്ട് എഴുതൂ.', 'കൊണ്ട്', 'with'],
  ['അവൾ കല്യാണം കഴിച്ചു.', 'കഴിച്ചു', 'to marry'],
  ['കുഞ്ഞ് ഉറങ്ങിക്കഴിഞ്ഞു.', 'ഉറങ്ങിക്കഴിഞ്ഞു', 'to sleep + to be over'],
  ['എനിക്ക് പോകേണ്ടിവന്നു.', 'പോകേണ്ടിവന്നു', 'to go + haveTo + past'],
  ['വീട് കത്തി.', 'കത്തി', 'to burn'],
  ['ഇത് കത്തി.', 'കത്തി', 'knife'],
  ['ദോശമാവ് വാങ്ങി.', 'ദോശമാവ്', 'dosa (thin fermented pancake) + dough'],
  ['മുറ്റത്ത് മാവ് ഉണ്ട്.', 'മാവ്', 'mango tree'],
  ['കാൽ കിലോ തക്കാളി', 'കാൽ', 'quarter'],
  ['വില കൂടി.', 'കൂടി', 'to increase'],
  ['ഒരു ചായ കൂടി.', 'കൂടി', 'more'],
  ['ഫോൺ ചാർജ് ചെയ്യാൻ', 'ചാർജ്', 'battery'],
  ['അര മണിക്കൂർ കാത്തു.', 'കാത്തു', 'to wait'],
  ['വാ തുറക്ക്.', 'വാ', 'mouth'],
  ['വല വീശി.', 'വീശി', 'to cast'],
  ['ആ, ഞാൻ വരാം.', 'ആ', 'yes'],
  ['കൊച്ചിയിൽ നിന്നാണ് വന്നത്.', 'നിന്നാണ്', 'from + is'],
  ['എപ്പോഴാ വന്നേ?', 'വന്നേ', 'to come + past + asked'],
  ['പാത്രം കഴുകിക്കളഞ്ഞു.', 'കഴുകിക്കളഞ്ഞു', 'to wash + to do away'],
  ['കാറുകൾ കൂട്ടിയിടിച്ചു.', 'കൂട്ടിയിടിച്ചു', 'to collide'],
  ['കള്ളനെ പിടിച്ചു.', 'പിടിച്ചു', 'to catch'],
  ['പാല് വാങ്ങി.', 'പാല്', 'milk'],
  ['തോള് വേദനിക്കുന്നു.', 'തോള്', 'shoulder'],
  ['ഇന്നെനിക്ക് പനിയാണ്.', 'ഇന്നെനിക്ക്', 'today + I + dative'],
  ['ഞാനിപ്പോൾ വരാം.', 'ഞാനിപ്പോൾ', 'I + now'],
  ['നമുക്കങ്ങോട്ടു പോകാം.', 'നമുക്കങ്ങോട്ടു', 'we (you and I) + that way'],
  ['നീ എവിടെപ്പോയി?', 'എവിടെപ്പോയി', 'where + to go + past'],
  ['വെള്ളം കൊണ്ടുവാ.', 'കൊണ്ടുവാ', 'to bring + command'],
  ['നീ വരികയാണെങ്കിൽ', 'വരികയാണെങ്കിൽ', 'to come + progressive + if'],
  ['പോകുംവഴി കണ്ടു.', 'പോകുംവഴി', 'to go + future + onTheWay'],
  ['മണി മൂന്നേകാലായി.', 'മൂന്നേകാലായി', 'three + quarter + became'],
  ['നാലേമുക്കാലിന് വരാം.', 'നാലേമുക്കാലിന്', 'four + three quarters + dative'],
  ['മൂന്നിലൊന്ന് മതി.', 'മൂന്നിലൊന്ന്', 'three + one'],
  ['നൂറ്റിഅമ്പത് രൂപ', 'നൂറ്റിഅമ്പത്', 'hundred + fifty'],
  ['കുട്ടികൾ വായിക്കേണ്ട പുസ്തകമാണിത്.', 'വായിക്കേണ്ട', 'to read + needed'],
  ['ഞാൻ പോകേണ്ട ബസ് ഏതാണ്?', 'പോകേണ്ട', 'to go + needed'],
  ['ഇനി പോകേണ്ട.', 'പോകേണ്ട', 'to go + needNot'],
  ['പേടിക്കേണ്ട, ഈ പട്ടി കടിക്കില്ല.', 'പേടിക്കേണ്ട', 'to be afraid + needNot'],
  ['കരയേണ്ട മോനേ.', 'കരയേണ്ട', 'to cry + needNot'],
  ['അമ്മ അവനുമായി സംസാരിച്ചു.', 'അവനുമായി', 'he + along'],
  ['വെള്ളം വന്നു നിന്നു.', 'നിന്നു', 'to stand + past'],
  ['പ്രശസ്തനായ നടൻ', 'പ്രശസ്തനായ', 'famous + heWho + being'],
])('reads %s: %s as “%s”', (text, word, expected) => {
  expect(meantIn(text, word)).toContain(expected)
})

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
