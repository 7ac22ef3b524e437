import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { makeLexicon } from './lexicon.ts'
import { anEntry, smallLexicon } from './testing.ts'

const lexicon = makeLexicon([
  ...smallLexicon,
  ...'മുട്ട മാല കുഴി ശബ്ദം നാശം മുണ്ട് ജന്മദിനം ആശംസ മല അടി എണ്ണം മുള മാങ്ങ കറി സ്റ്റോപ്പ് തെങ്ങ് തോപ്പ് കല പരിപാടി ആട് അച്ചാർ'
    .split(' ')
    .map((word) => anEntry(word, 'noun', 'thing')),
  ...'അമ്പത് ഇരുപത് മുപ്പത് തൊണ്ണൂറ് അഞ്ച് ആറ് എട്ട് ഒമ്പത് കോടി മൂന്നര ഒരു'
    .split(' ')
    .map((word) => anEntry(word, 'numeral', 'number')),
  anEntry('എത്തുക', 'verb', 'arrive', { past: 'എത്തി' }),
  anEntry('അടിക്കുക', 'verb', 'hit', { past: 'അടിച്ചു' }),
  anEntry('എറിയുക', 'verb', 'throw', { past: 'എറിഞ്ഞു' }),
  anEntry('അയക്കുക', 'verb', 'send', { past: 'അയച്ചു' }),
  anEntry('വിസിൽ', 'noun', 'whistle'),
  anEntry('തിരിച്ച്', 'adverb', 'back'),
  anEntry('അടിയിൽ', 'postposition', 'under'),
  anEntry('നിയമം', 'noun', 'law'),
  anEntry('അനുസരിച്ച്', 'postposition', 'according to', { use: 2 }),
  anEntry('പ്രകാരം', 'postposition', 'according to', { use: 3 }),
  anEntry('അനുസരിക്കുക', 'verb', 'obey', { past: 'അനുസരിച്ചു' }),
  anEntry('പണ്ട്', 'adverb', 'long ago'),
  anEntry('പതുക്കെ', 'adverb', 'slowly'),
  anEntry('പല', 'adjective', 'many'),
])

const parts = (word: string) => {
  const [found] = analyse(word, lexicon)
  if (!found) return 'unknown'
  const { before, entry, endings } = found
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => ` ${id}`).join('')
  return (before ? `${before.entry.word}${ids(before.endings)} + ` : '') + entry.word + ids(endings)
}

describe('two words in one', () => {
  it.each([
    ['വീട്ടിലെത്തണം', 'വീട് locative + എത്തുക must'],
    ['റോഡിലെത്തി', 'റോഡ് locative + എത്തുക past'],
    ['വീട്ടിലിരുന്ന്', 'വീട് locative + ഇരിക്കുക participle'],
    ['വെള്ളത്തിലിടണം', 'വെള്ളം locative + ഇടുക must'],
    ['പുറത്തിറങ്ങരുത്', 'പുറത്ത് + ഇറങ്ങുക mustNot'],
  ])('a word for a place before a verb: %s', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each([
    ['മുട്ടയിട്ടു', 'മുട്ട + ഇടുക past'],
    ['മാലയിടും', 'മാല + ഇടുക future'],
    ['കുഴിയെടുത്തു', 'കുഴി + എടുക്കുക past'],
    ['ശബ്ദമുണ്ടാക്കരുത്', 'ശബ്ദം + ഉണ്ടാക്കുക mustNot'],
    ['വിസിലടിച്ചു', 'വിസിൽ + അടിക്കുക past'],
    ['കല്ലെറിയരുത്', 'കല്ല് + എറിയുക mustNot'],
    ['നാശമുണ്ടായി', 'നാശം + ഉണ്ടാകുക past'],
    ['എന്തറിയാം', 'എന്ത് + അറിയുക may'],
  ])('what a verb is about, before it: %s', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each([
    ['കിടന്നുറങ്ങി', 'കിടക്കുക participle + ഉറങ്ങുക past'],
    ['ഓടിയെത്തി', 'ഓടുക participle + എത്തുക past'],
    ['അയച്ചുതരാമോ', 'അയക്കുക participle + തരുക may question'],
    ['തിരിച്ചുതന്നു', 'തിരിച്ച് + തരുക past'],
    ['ഓടിത്തുടങ്ങും', 'ഓടുക participle + തുടങ്ങുക future'],
  ])('verb after verb: %s', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each([
    ['കാട്ടാന', 'കാട് + ആന'],
    ['കാട്ടാനയെ', 'കാട് + ആന accusative'],
    ['ജന്മദിനാശംസകൾ', 'ജന്മദിനം + ആശംസ plural'],
    ['മലമുകളിലേക്ക്', 'മല + മുകളിൽ allative'],
    ['മരത്തടിയിൽ', 'unknown'],
    ['മാങ്ങാക്കറി', 'മാങ്ങ + കറി'],
    ['മാങ്ങാക്കറിയിൽ', 'മാങ്ങ + കറി locative'],
    ['മാങ്ങാച്ചാർ', 'മാങ്ങ + അച്ചാർ'],
    ['കലാപരിപാടികൾ', 'കല + പരിപാടി plural'],
    ['തെങ്ങിൻതോപ്പ്', 'തെങ്ങ് genitive + തോപ്പ്'],
    ['തെങ്ങിൻതൈയുടെ', 'തെങ്ങ് genitive + തൈ genitive'],
    ['ആട്ടിൻപാൽ', 'ആട് genitive + പാൽ'],
    ['പശുവിൻപാലിൽ', 'പശു genitive + പാൽ locative'],
    ['ബസ്സ്റ്റോപ്പ്', 'ബസ് + സ്റ്റോപ്പ്'],
    ['ബസ്സ്റ്റോപ്പിലാണ്', 'ബസ് + സ്റ്റോപ്പ് locative is'],
    ['ബസ്\u200Cസ്റ്റോപ്പ്', 'ബസ് + സ്റ്റോപ്പ്'],
  ])('noun and noun, or noun and place: %s', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each([
    ['പറഞ്ഞതനുസരിച്ച്', 'പറയുക pastNominal + അനുസരിച്ച്'],
    ['പറയുന്നതനുസരിച്ച്', 'പറയുക presentNominal + അനുസരിച്ച്'],
    ['അതനുസരിച്ച്', 'അത് + അനുസരിച്ച്'],
    ['നിയമമനുസരിച്ച്', 'നിയമം + അനുസരിച്ച്'],
    ['നിയമങ്ങളനുസരിച്ച്', 'നിയമം plural + അനുസരിച്ച്'],
    ['നിയമപ്രകാരം', 'നിയമം + പ്രകാരം'],
    ['അതനുസരിച്ചു', 'അത് + അനുസരിക്കുക past'],
  ])('what follows a noun as it stands: %s', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each([
    ['പണ്ടുപണ്ട്', 'പണ്ട് + പണ്ട്'],
    ['പതുക്കെപ്പതുക്കെ', 'പതുക്കെ + പതുക്കെ'],
    ['പലപല', 'പല + പല'],
  ])('a word twice: %s', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each([
    ['ഇരുപത്തിരണ്ട്', 'ഇരുപത് + രണ്ട്'],
    ['ഇരുപത്തിയഞ്ച്', 'ഇരുപത് + അഞ്ച്'],
    ['ഇരുപത്തഞ്ച്', 'ഇരുപത് + അഞ്ച്'],
    ['മുപ്പത്തെട്ട്', 'മുപ്പത് + എട്ട്'],
    ['തൊണ്ണൂറ്റിയൊമ്പത്', 'തൊണ്ണൂറ് + ഒമ്പത്'],
    ['നൂറ്റമ്പത്', 'നൂറ് + അമ്പത്'],
    ['നൂറ്റിയമ്പത്', 'നൂറ് + അമ്പത്'],
    ['ആയിരത്തിയഞ്ച്', 'ആയിരം + അഞ്ച്'],
    ['നൂറ്റിപ്പത്ത്', 'നൂറ് + പത്ത്'],
    ['മുപ്പത്തിയാറാമത്തെ', 'മുപ്പത് + ആറ് ordinal'],
    ['മൂന്നരക്കോടി', 'മൂന്നര + കോടി'],
    ['ആറടി', 'ആറ് + അടി'],
    ['രണ്ടെണ്ണം', 'രണ്ട് + എണ്ണം'],
    ['ഒരെണ്ണം', 'ഒരു + എണ്ണം'],
  ])('numbers, and what they count: %s', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each([
    { what: 'a smaller number before a round one', word: 'രണ്ടത്തിയിരുപത്' },
    { what: 'a thing after the stem of a round number', word: 'ഇരുപത്തിമരം' },
    { what: 'a verb before a noun', word: 'വന്നുമരം' },
    { what: 'a case form before a noun', word: 'വീട്ടിലാന' },
    { what: 'a pronoun before a noun', word: 'ഞാൻമരം' },
    { what: 'a thing before what is no place', word: 'മരംനാളെ' },
    { what: 'an adjective before a noun', word: 'നല്ലമരം' },
    { what: 'an a-stem before a verb in ആ', word: 'സുഖാണോ' },
    { what: 'one adverb and another', word: 'പതുക്കെപ്പണ്ട്' },
    { what: 'one adjective and another', word: 'പലനല്ല' },
    { what: 'a pronoun twice', word: 'ഞാൻഞാൻ' },
    { what: 'a participle before a postposition', word: 'വന്നുപ്രകാരം' },
    { what: 'a noun whose അ became ആ before a verb', word: 'മാങ്ങാവന്നു' },
    { what: 'what is only before a noun before a verb', word: 'തെങ്ങിൻവന്നു' },
    { what: 'a command in ഇൻ before a noun', word: 'പോകിൻപാൽ' },
    { what: 'a half-u before another consonant', word: 'ബസ്കട' },
  ])('does not join $what', ({ word }) => {
    expect(parts(word)).toBe('unknown')
  })
})

describe('a word and what leans on it', () => {
  it.each([
    ['അതൊരു', 'അത് a'],
    ['എനിക്കൊരു', 'ഞാൻ dative a'],
    ['ജോലിയാണിത്', 'ജോലി is thisOne'],
    ['ഒന്നാണിത്', 'ഒന്ന് is thisOne'],
    ['കുട്ടികളൊക്കെ', 'കുട്ടി plural andAll'],
    ['അതൊക്കെ', 'അത് andAll'],
    ['ആളുകളെല്ലാം', 'ആൾ plural allOf'],
    ['പണമൊന്നുമില്ല', 'പണം notAny lacks'],
    ['സമയമുള്ളപ്പോൾ', 'സമയം having whenPast'],
    ['മഴയായതുകൊണ്ട്', 'മഴ being nominal using'],
    ['മഴയെങ്ങാനും', 'മഴ perhaps'],
    ['പത്തോളം', 'പത്ത് asMuchAs'],
    ['ദിവസത്തോളം', 'ദിവസം asMuchAs'],
    ['ദിവസങ്ങളോളം', 'ദിവസം plural asMuchAs'],
    ['ആനയോളം', 'ആന asMuchAs'],
    ['അതിനോളം', 'അത് asMuchAs'],
    ['വീടുതോറും', 'വീട് each'],
    ['വീടിനരികിൽ', 'വീട് beside'],
    ['മേശക്കടിയിൽ', 'unknown'],
    ['വീടിനടിയിൽ', 'വീട് under'],
    ['മരത്തിനെതിരെ', 'മരം against'],
    ['സ്ഥലത്തെച്ചൊല്ലി', 'സ്ഥലം about'],
    ['തിരുവനന്തപുരത്തുകാർ', 'തിരുവനന്തപുരം locative peopleOf'],
    ['കോഴിക്കോട്ടുകാരന്റെ', 'കോഴിക്കോട് locative heOf genitive'],
    ['കൊച്ചിക്കാരിയെ', 'കൊച്ചി sheOf accusative'],
    ['മതിയായില്ല', 'മതി became pastNegative'],
  ])('reads %s', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each(['വന്നുതോറും', 'നല്ലൊക്കെയെ', 'അതൊരുഒരു', 'വന്നുകാരൻ', 'നല്ലകാരൻ'])('does not know %s', (word) => {
    expect(parts(word)).toBe('unknown')
  })
})
