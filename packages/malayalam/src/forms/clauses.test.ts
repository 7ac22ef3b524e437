import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { makeLexicon } from './lexicon.ts'
import { make } from './make.ts'
import { anEntry, smallLexicon } from './testing.ts'

const lexicon = makeLexicon([
  ...smallLexicon,
  anEntry('അപകടം', 'noun', 'accident'),
  anEntry('ഇലക്ഷൻ', 'noun', 'election'),
  anEntry('കെണി', 'noun', 'trap'),
  anEntry('എന്നത്', 'pronoun', 'the fact that'),
  anEntry('എന്ന്', 'conjunction', 'that'),
  anEntry('കേട്ടോ', 'particle', 'okay?, you hear?'),
  anEntry('വരളുക', 'verb', 'dry up', { past: 'വരണ്ടു' }),
  anEntry('വിരൽ', 'noun', 'finger'),
  anEntry('വെച്ച്', 'postposition', 'at, in', { use: 2 }),
])

const readings = (word: string) =>
  analyse(word, lexicon).map(({ entry, endings }) => [entry.word, ...endings.map(({ id }) => id)].join(' '))
const entryOf = (word: string) => {
  const [entry] = lexicon.entries(word)
  if (!entry) throw new Error(`${word} is not in the lexicon.`)
  return entry
}

describe('a past with ഓ', () => {
  it.each([
    ['വന്നോ', 'വരുക'],
    ['കഴിച്ചോ', 'കഴിക്കുക'],
    ['കണ്ടോ', 'കാണുക'],
    ['പറഞ്ഞോ', 'പറയുക'],
    ['അറിഞ്ഞോ', 'അറിയുക'],
    ['എടുത്തോ', 'എടുക്കുക'],
  ])('%s asks whether one did, and then bids one go ahead', (word, verb) => {
    expect(readings(word)).toEqual([`${verb} past question`, `${verb} goAhead`])
  })

  it('of a verb in ഇ only asks', () => {
    expect(readings('എഴുതിയോ')).toEqual(['എഴുതുക past question'])
    expect(readings('പോയോ')).toEqual(['പോകുക past question'])
  })

  it('that has become a word of its own is both', () => {
    expect(readings('കേട്ടോ')).toEqual(['കേട്ടോ', 'കേൾക്കുക past question', 'കേൾക്കുക goAhead'])
  })

  it('is no question about a postposition first', () => {
    expect(readings('വെച്ചോ')).toEqual(['വെക്കുക past question', 'വെക്കുക goAhead', 'വെച്ച് question'])
    expect(readings('വെച്ചാണ്')).toContain('വെച്ച് is')
  })

  it('is still made where one is bidden', () => {
    expect(make(entryOf('കഴിക്കുക'), ['goAhead'])).toContain('കഴിച്ചോ')
  })

  it.each(['കഴിച്ചോളൂ', 'പോയിക്കോ', 'പറഞ്ഞേക്കൂ'])('is not what %s is', (word) => {
    expect(readings(word).map((reading) => reading.split(' ')[1])).toEqual(['goAhead'])
  })
})

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

  it('is made with the chillu, and opened', () => {
    expect(make(entryOf('ഫോൺ'), ['using'])).toEqual(['ഫോൺകൊണ്ട്', 'ഫോണുകൊണ്ട്'])
  })

  it.each(['നല്ലുകൊണ്ട്', 'അമ്മുകൊണ്ട്', 'വരുംകൊണ്ട്'])('does not know %s', (word) => {
    expect(readings(word)).toEqual([])
  })
})

describe('what is drawn out', () => {
  it.each([
    ['വരണ്ടാ', 'വരുക needNot'],
    ['പോണ്ടാ', 'പോകുക needNot'],
    ['ചെയ്യേണ്ടാ', 'ചെയ്യുക needNot'],
    ['വേണ്ടാ', 'വേണം needNot'],
    ['ഇല്ലാ', 'ഇല്ല'],
    ['കഴിച്ചിട്ടില്ലാ', 'കഴിക്കുക perfectNegative'],
    ['ചെയ്യട്ടേ', 'ചെയ്യുക let'],
    ['പോട്ടേ', 'പോകുക let'],
    ['എടുത്തോട്ടേ', 'എടുക്കുക letMe'],
  ])('%s is read as it is without that', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })
})

describe('what is said short', () => {
  it.each([
    ['പോണില്ല', 'പോകുക presentNegative'],
    ['വരണില്ല', 'വരുക presentNegative'],
    ['പറയണില്ലെന്ന്', 'പറയുക presentNegative that'],
    ['വരണുണ്ട്', 'വരുക presentProgressive'],
    ['വരണു', 'വരുക present'],
    ['പോണു', 'പോകുക present'],
    ['ചെയ്യണു', 'ചെയ്യുക present'],
    ['പോവാണ്', 'പോകുക progressive'],
    ['പോവാ', 'പോകുക progressive'],
    ['വരികയാണ്', 'വരുക progressive'],
    ['തരികയായിരുന്നു', 'തരുക pastProgressive'],
    ['വരുവോ', 'വരുക future question'],
    ['അറിയോ', 'അറിയുക future question'],
    ['അല്ലെ', 'അല്ല tag'],
    ['വന്നില്ലെ', 'വരുക pastNegative tag'],
    ['ഇപ്പഴാണ്', 'ഇപ്പോൾ is'],
    ['ഇരി', 'ഇരിക്കുക command'],
    ['നില്ല്', 'നിൽക്കുക command'],
    ['കഴിക്കാതിരി', 'കഴിക്കുക avoid'],
    ['വരാണ്ട്', 'വരുക without'],
    ['ഇല്ലാണ്ട്', 'ഇല്ല lackingWithout'],
    ['വന്നാട്ടെ', 'വരുക polite'],
    ['അതൂടെ', 'അത് also'],
    ['രാത്രിയിലത്തെ', 'രാത്രി locativeAdjective'],
    ['സുഖാണോ', 'സുഖം is question'],
    ['സന്തോഷാണ്', 'സന്തോഷം is'],
    ['പറയണത്', 'പറയുക presentNominal'],
    ['പോണ', 'പോകുക presentRelative'],
    ['പൊയ്ക്കോ', 'പോകുക goAhead'],
    ['പോയ്ക്കോളൂ', 'പോകുക goAhead'],
    ['ആയ്ക്കോട്ടെ', 'ആകുക letMe'],
    ['ചെയ്തോണ്ട്', 'ചെയ്യുക while'],
    ['നോക്കിക്കോണ്ട്', 'നോക്കുക while'],
    ['കേട്ടോണ്ടിരുന്നു', 'കേൾക്കുക continuingPast'],
    ['ചെയ്തോണ്ടിരിക്കുകയാണ്', 'ചെയ്യുക continuing progressive'],
    ['വന്നൂന്ന്', 'വരുക past that'],
    ['പോയീന്ന്', 'പോകുക past that'],
    ['എഴുതീന്ന്', 'എഴുതുക past that'],
    ['ഇല്ലാന്ന്', 'ഇല്ല that'],
    ['വന്നില്ലാന്ന്', 'വരുക pastNegative that'],
    ['എന്താന്ന്', 'എന്ത് is that'],
    ['വരണംന്ന്', 'വരുക must that'],
    ['വരുംന്ന്', 'വരുക future that'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it('വരൂന്ന് bids one come, or says that one will', () => {
    expect(readings('വരൂന്ന്')).toEqual(['വരുക polite that', 'വരുക future that'])
  })

  it('പൊയ്ക്കോളൂ is made beside പോയിക്കോളൂ', () => {
    const [first, ...others] = make(entryOf('പോകുക'), ['goAhead'])
    expect(first).toBe('പോയിക്കോളൂ')
    expect(others).toContain('പൊയ്ക്കോളൂ')
    expect(others).not.toContain('പോയ്ക്കോളൂ')
  })

  it.each(['മരംന്ന്', 'വരണന്ന്', 'നല്ലാന്ന്', 'എഴുതൂന്ന്ന്', 'എഴുത്യ്ക്കോ'])('does not know %s', (word) => {
    expect(readings(word)).toEqual([])
  })
})

describe('the present in ണു', () => {
  it.each(['വരണം', 'വരണോ', 'വരണമെങ്കിൽ', 'വരണേ'])('leaves %s what one must do, or is asked to', (word) => {
    expect(readings(word).join()).not.toContain('present')
    expect(readings(word)[0]).toMatch(/^വരുക (?:must|please)/u)
  })

  it.each(['വരണുവെന്ന്', 'വരണെങ്കിൽ', 'നല്ലണു', 'മരണു'])('is not in %s', (word) => {
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

describe('or not?', () => {
  it.each([
    ['ഇല്ലയോ', 'ഇല്ല question'],
    ['അല്ലയോ', 'അല്ല question'],
    ['വന്നില്ലയോ', 'വരുക pastNegative question'],
    ['വരണ്ടയോ', 'വരുക needNot question'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it.each(['ഇല്ലയേ', 'ഇല്ലയെന്ന്', 'നല്ലയോ'])('does not know %s', (word) => {
    expect(readings(word)).toEqual([])
  })
})

describe('what is said to a close friend or a child', () => {
  it.each([
    ['പോടാ', 'പോകുക command callHim'],
    ['പോടീ', 'പോകുക command callHer'],
    ['വാടാ', 'വരുക command callHim'],
    ['പറടീ', 'പറയുക command callHer'],
    ['പറയെടാ', 'പറയുക callHim'],
    ['പറയെടീ', 'പറയുക callHer'],
    ['നോക്കെടാ', 'നോക്കുക callHim'],
    ['നോക്കടാ', 'നോക്കുക callHim'],
    ['എന്താടാ', 'എന്ത് is callHim'],
    ['വന്നോടാ', 'വരുക past question callHim'],
    ['അല്ലെടീ', 'അല്ല callHer'],
    ['വരാമെടാ', 'വരുക may callHim'],
    ['പോയെടാ', 'പോകുക past callHim'],
  ])('reads %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it('is rude to others, as its meaning says', () => {
    const [reading] = analyse('വാടാ', lexicon)
    expect(reading?.endings.at(-1)?.means).toContain('rude to others')
  })

  it('is never made', () => {
    expect(make(entryOf('പോകുക'), ['command', 'callHim'])).toEqual([])
  })

  it.each(['മരമെടാ', 'നല്ലെടാ', 'വീട്ടിലെടാ', 'വന്ന്ടാ'])('does not know %s', (word) => {
    expect(readings(word)).toEqual([])
  })
})

describe('come on, do it', () => {
  it('is said with ക്കേ after a participle in ഇ', () => {
    expect(readings('നോക്കിക്കേ')).toEqual(['നോക്കുക comeOn'])
  })

  it.each(['വന്നേ', 'പറഞ്ഞേ', 'നോക്കിയേ'])('is what %s may be after that it is so', (word) => {
    expect(readings(word).map((reading) => reading.replace(/^\S+ /u, ''))).toEqual(
      expect.arrayContaining(['past emphasis', 'comeOn']),
    )
    expect(readings(word)[0]).not.toContain('comeOn')
  })
})

describe('എടുക്കേണ്ട', () => {
  it.each(['എടുക്കേണ്ട', 'ചെയ്യേണ്ട', 'പോകേണ്ട'])('%s bids not to first, and then stands before a noun', (word) => {
    expect(readings(word).map((reading) => reading.split(' ')[1])).toEqual(['needNot', 'needed'])
  })

  it('is what must be done where it goes on so', () => {
    expect(readings('ചെയ്യേണ്ടത്')[0]).toBe('ചെയ്യുക needed nominal')
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
