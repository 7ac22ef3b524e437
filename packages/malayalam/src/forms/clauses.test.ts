import { describe, expect, it } from 'vitest'
import { makeLexicon } from './lexicon.ts'
import { make } from './make.ts'
import { anEntry, entryIn, readingsIn, smallLexicon } from './testing.ts'

const lexicon = makeLexicon([
  ...smallLexicon,
  anEntry('അപകടം', 'noun', 'accident'),
  anEntry('ഇലക്ഷൻ', 'noun', 'election'),
  anEntry('കെണി', 'noun', 'trap'),
  anEntry('എന്നത്', 'pronoun', 'the fact that'),
  anEntry('എന്ന്', 'conjunction', 'that'),
  anEntry('വിരൽ', 'noun', 'finger'),
])

const readings = readingsIn(lexicon)
const entryOf = entryIn(lexicon)

describe('a participle', () => {
  it.each(['വന്നല്ലോ', 'വന്നല്ലേ', 'വന്നെന്ന്', 'വന്നെങ്കിൽ', 'വന്നായിരുന്നു', 'എഴുതിയെന്ന്'])(
    'does not take what finite verbs take: %s',
    (word) => {
      const [first = '', ...others] = readings(word)
      expect(first).toMatch(/ past \w+$/u)
      expect(others).not.toContain(first.replace(' past ', ' participle '))
    },
  )

  it.each([
    ['നടന്നാണ്', 'നടക്കുക participle is'],
    ['വന്നും', 'വരുക participle and'],
    ['വന്നേ', 'വരുക participle emphasis'],
    ['കഴിച്ചിട്ടല്ലേ', 'കഴിക്കുക after isntIt'],
    ['പഠിച്ചിട്ടോ', 'പഠിക്കുക after question'],
  ])('takes what says how or when: %s', (word, reading) => {
    expect(readings(word)).toContain(reading)
  })
})

describe('while and after', () => {
  it.each([
    ['യാത്രയ്ക്കിടെ', 'യാത്ര during'],
    ['യാത്രക്കിടെ', 'യാത്ര during'],
    ['ദിവസത്തിനിടെ', 'ദിവസം during'],
    ['ഇലക്ഷനിടെ', 'ഇലക്ഷൻ during'],
    ['പോകുന്നതിനിടെ', 'പോകുക presentNominal during'],
    ['യാത്രയ്ക്കിടയ്ക്ക്', 'യാത്ര during'],
    ['നടക്കുന്നതിനിടയിൽ', 'നടക്കുക presentNominal amid'],
    ['ജോലിക്കിടയിൽ', 'ജോലി amid'],
    ['കുട്ടികൾക്കിടയിൽ', 'കുട്ടി plural amid'],
    ['കുട്ടികൾക്കിടയിലെ', 'കുട്ടി plural amid ofTime'],
    ['അവർക്കിടയിലേക്ക്', 'അവർ amid allative'],
    ['ഇതിനിടയിൽ', 'ഇത് amid'],
    ['വന്നശേഷം', 'വരുക afterThat'],
    ['കഴിഞ്ഞശേഷം', 'കഴിയുക afterThat'],
    ['പോയശേഷം', 'പോകുക afterThat'],
    ['എഴുതിയശേഷമാണ്', 'എഴുതുക afterThat is'],
    ['വന്നതിനുശേഷം', 'വരുക pastNominal dative afterThat'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it.each(['യാത്രയിടെ', 'പോകുന്നിടെ', 'വന്നിടെ', 'യാത്രശേഷം', 'വരുന്നശേഷം', 'വരുംശേഷം', 'നല്ലശേഷം', 'ഇടെ', 'ശേഷം'])(
    'does not know %s',
    (word) => {
      expect(readings(word)).toEqual([])
    },
  )
})

describe('the fact that', () => {
  it.each([
    ['എന്നതിനാൽ', 'എന്നത് instrumental'],
    ['എന്നതിന്', 'എന്നത് dative'],
    ['എന്നതാണ്', 'എന്നത് is'],
    ['വരുമെന്നത്', 'വരുക future factThat'],
    ['വന്നെന്നതിന്', 'വരുക past factThat dative'],
    ['ഇല്ലെന്നതാണ്', 'ഇല്ല factThat is'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it('is not joined to what stands before a noun', () => {
    expect(readings('നല്ലെന്നത്')).toEqual([])
  })
})

describe('getting into something', () => {
  it.each([
    ['അപകടത്തിൽപ്പെട്ടു', 'അപകടം getInto past'],
    ['അപകടത്തിൽപെട്ടു', 'അപകടം getInto past'],
    ['അപകടങ്ങളിൽപ്പെടുന്നു', 'അപകടം plural getInto present'],
    ['അപകടത്തിൽപ്പെട്ടവരെ', 'അപകടം getInto pastRelative people accusative'],
    ['കെണിയിൽപ്പെടുത്തി', 'കെണി putInto'],
    ['കെണിയിൽപ്പെടുത്തരുത്', 'കെണി putInto mustNot'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it.each(['അപകടംപ്പെട്ടു', 'അപകടത്തെപ്പെട്ടു', 'വന്നതിൽപ്പെട്ട്ടു'])('does not know %s', (word) => {
    expect(readings(word)).toEqual([])
  })
})

describe('can, cannot and even if', () => {
  it.each([
    ['പോകാനാകില്ല', 'പോകുക cannot'],
    ['പോകാനാവില്ല', 'പോകുക cannot'],
    ['വരാനാകുന്നില്ല', 'വരുക cannot'],
    ['വരാനായില്ല', 'വരുക couldNot'],
    ['വരാനാകുമോ', 'വരുക able question'],
    ['വരാനാവില്ലെന്ന്', 'വരുക cannot that'],
    ['വന്നാലും', 'വരുക evenIf'],
    ['പോയാലും', 'പോകുക evenIf'],
    ['ആരായാലും', 'ആര് being evenIf'],
    ['വന്നാൽ', 'വരുക ifPast'],
    ['വരാനായി', 'വരുക to became'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })
})

describe('what something is done with', () => {
  it.each([
    ['ഫോണുകൊണ്ട്', 'ഫോൺ using'],
    ['കാറുകൊണ്ട്', 'കാർ using'],
    ['പാലുകൊണ്ട്', 'പാൽ using'],
    ['വിരലുകൊണ്ട്', 'വിരൽ using'],
    ['തേനുകൊണ്ട്', 'തേൻ using'],
    ['കമ്പ്യൂട്ടറുകൊണ്ടാണ്', 'കമ്പ്യൂട്ടർ using is'],
    ['സ്കൂളുകൊണ്ട്', 'സ്കൂൾ using'],
    ['വിരൽകൊണ്ട്', 'വിരൽ using'],
    ['കൈകൊണ്ട്', 'കൈ using'],
    ['കല്ലുകൊണ്ട്', 'കല്ല് using'],
    ['വെള്ളംകൊണ്ട്', 'വെള്ളം using'],
    ['അതോണ്ട്', 'അത് using'],
    ['വന്നതോണ്ട്', 'വരുക pastNominal using'],
    ['പാലുകൂടി', 'പാൽ also'],
    ['കാറുവരെ', 'കാർ until'],
    ['അച്ഛനുകൂടി', 'അച്ഛൻ dative also'],
    ['മകനുമാത്രം', 'മകൻ dative only'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it('is made with the chillu, opened, and as it is said', () => {
    expect(make(entryOf('ഫോൺ'), ['using'])).toEqual(['ഫോൺകൊണ്ട്', 'ഫോണുകൊണ്ട്', 'ഫോണോണ്ട്'])
  })

  it.each(['നല്ലുകൊണ്ട്', 'അമ്മുകൊണ്ട്', 'വരുംകൊണ്ട്'])('does not know %s', (word) => {
    expect(readings(word)).toEqual([])
  })
})

describe('being about to', () => {
  it.each([
    ['വരാറായി', 'വരുക aboutTo'],
    ['പോകാറായോ', 'പോകുക aboutTo question'],
    ['കഴിക്കാറായപ്പോൾ', 'കഴിക്കുക aboutTo whenPast'],
    ['വരാറില്ല', 'വരുക habitNegative'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })
})

describe('through a place that is said alone, and for a day', () => {
  it.each([
    ['മുകളിലൂടെ', 'മുകളിൽ perlative'],
    ['പുറത്തൂടെ', 'പുറത്ത് perlative'],
    ['നാളത്തേക്ക്', 'നാളെ allative'],
    ['ഇന്നത്തേക്ക്', 'ഇന്ന് allative'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })
})

describe('എന്ന്', () => {
  it.each([
    ['എന്നാണ്', 'എന്ന് is'],
    ['എന്നായിരുന്നു', 'എന്ന് was'],
    ['എന്നല്ല', 'എന്ന് isNot'],
    ['എന്നും', 'എന്ന് and'],
  ])('%s says of what is said that it is so', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })
})

describe('what one had to do', () => {
  it.each([
    ['പോകേണ്ടിവന്നു', 'പോകുക haveTo past'],
    ['പോകേണ്ടിവരും', 'പോകുക haveTo future'],
    ['കാണേണ്ടിവന്നില്ല', 'കാണുക haveTo pastNegative'],
    ['പോകേണ്ടി', 'പോകുക hadTo'],
  ])('%s is %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })
})

describe('how one goes on', () => {
  it.each([
    ['വരികയാണെങ്കിൽ', 'വരുക progressive if'],
    ['വരികയായിരുന്നു', 'വരുക pastProgressive'],
    ['പോകുംവഴി', 'പോകുക future onTheWay'],
    ['വരുംവഴി', 'വരുക future onTheWay'],
  ])('%s is %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it.each(['വന്നുവഴി', 'വരൂവഴി'])('does not know %s', (word) => {
    expect(readings(word)).toEqual([])
  })
})

describe('what joins two words into one thought', () => {
  it.each([
    ['അവരാരും', 'അവർ anybody'],
    ['അമ്മയാരെങ്കിലും', 'അമ്മ somebody'],
    ['കൂട്ടുകാരും', 'കൂട്ടുകാർ and'],
    ['വന്നതിനാൽ', 'വരുക because'],
    ['വരുന്നതിനാൽ', 'വരുക because'],
    ['മഴയായതിനാൽ', 'മഴ becauseIs'],
    ['മഴയില്ലാത്തതിനാൽ', 'മഴ lacks because'],
    ['വന്നിട്ടും', 'വരുക although'],
    ['രാത്രിയായിട്ടും', 'രാത്രി althoughIs'],
    ['വന്നിട്ടുണ്ട്', 'വരുക perfect'],
    ['വന്നിട്ട്', 'വരുക after'],
    ['പോയിക്കാണും', 'പോകുക mustHave'],
    ['വന്നുകാണും', 'വരുക mustHave'],
    ['കാണും', 'കാണുക future'],
    ['വരാതിരിക്ക്', 'വരുക avoid command'],
    ['വരാതിരിക്കുക', 'വരുക avoid'],
  ])('%s is %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it('does not know what nobody says', () => {
    expect(readings('വരുംകാണും')).toEqual([])
  })
})
