import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { makeLexicon } from './lexicon.ts'
import { make } from './make.ts'
import { anEntry, entryIn, readingsIn, smallLexicon } from './testing.ts'

const lexicon = makeLexicon([
  ...smallLexicon,
  anEntry('കേട്ടോ', 'particle', 'okay?, you hear?'),
  anEntry('വരളുക', 'verb', 'dry up', { past: 'വരണ്ടു' }),
  anEntry('വെച്ച്', 'postposition', 'at, in', { use: 2 }),
  anEntry('ഇത്തിരി', 'adjective', 'a little'),
  anEntry('തിരി', 'noun', 'wick'),
])

const readings = readingsIn(lexicon)
const entryOf = entryIn(lexicon)

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

describe('what is worn in speech', () => {
  it.each([
    ['കടേല്', 'കട locative'],
    ['കടേൽ', 'കട locative'],
    ['മുറീല്', 'മുറി locative'],
    ['മുറീന്ന്', 'മുറി ablative'],
    ['കടേന്ന്', 'കട ablative'],
    ['വീട്ടീന്ന്', 'വീട് ablative'],
    ['മുറീലെ', 'മുറി locativeAdjective'],
    ['കടേലേക്ക്', 'കട allative'],
    ['മഴേത്ത്', 'മഴ locative'],
    ['അമ്മേടെ', 'അമ്മ genitive'],
    ['കുട്ടീടെ', 'കുട്ടി genitive'],
    ['അമ്മേടടുത്ത്', 'അമ്മ genitive near'],
    ['അമ്മാന്റെ', 'അമ്മ genitive'],
    ['കുട്ട്യോള്', 'കുട്ടി plural'],
    ['കുട്ട്യോൾക്ക്', 'കുട്ടി plural dative'],
    ['സുഖല്ല്യ', 'സുഖം lacks'],
    ['കുടിക്കണ്', 'കുടിക്കുക present'],
    ['പോണ്ടോ', 'പോകുക presentProgressive question'],
    ['പറേണ്', 'പറയുക present'],
    ['പറേണ്ട', 'പറയുക needNot'],
    ['വരാന്ന്', 'വരുക may that'],
    ['ചെയ്യാന്ന്', 'ചെയ്യുക may that'],
    ['വരട്ടേന്ന്', 'വരുക let that'],
    ['വരാട്ടോ', 'വരുക may youHear'],
    ['വന്നാ', 'വരുക ifPast'],
    ['ആണെങ്കി', 'ആണ് if'],
    ['വന്നേച്ച്', 'വരുക after'],
    ['വരുവാരുന്നു', 'വരുക pastProgressive'],
    ['കഴിക്ക്വാ', 'കഴിക്കുക progressive'],
    ['വരുകേല', 'വരുക futureNegative'],
    ['വരൂലോ', 'വരുക future youKnow'],
    ['അതന്നെ', 'അത് itself'],
    ['അമ്മേനെ', 'അമ്മ accusative'],
    ['കുട്ടീനെ', 'കുട്ടി accusative'],
    ['എന്റേല്', 'ഞാൻ genitive locative'],
    ['അവന്റേന്ന്', 'അവൻ genitive ablative'],
    ['അമ്മേടേന്ന്', 'അമ്മ genitive ablative'],
    ['കടേക്ക്', 'കട allative'],
    ['മഴേണ്ട്', 'മഴ exists'],
    ['ജോലീണ്ടോ', 'ജോലി exists question'],
    ['അറിയാമ്മേല', 'അറിയുക cannot'],
    ['പോകാൻവയ്യ', 'പോകുക cannot'],
    ['വന്നീല', 'വരുക pastNegative'],
    ['കിട്ടീല', 'കിട്ടുക pastNegative'],
    ['പോയീല', 'പോകുക pastNegative'],
    ['എഴുതീല്ല', 'എഴുതുക pastNegative'],
    ['അറീല', 'അറിയുക futureNegative'],
    ['ഇന്നലെത്തെ', 'ഇന്നലെ ofTime'],
    ['ഇത്തിരീം', 'ഇത്തിരി and'],
    ['അവടെ', 'അവിടെ'],
    ['അവടന്ന്', 'അവിടെ ablative'],
    ['ടീച്ചറ്', 'ടീച്ചർ'],
    ['ഡോക്ടറ്', 'ഡോക്ടർ'],
  ])('%s is %s', (word, reading) => {
    expect(readings(word)[0]).toBe(reading)
  })

  it('നിക്ക് bids one stand, and needs no standard spelling to be read', () => {
    expect(readings('നിക്കണ്')).toEqual(['നിൽക്കുക present'])
    expect(readings('കേക്കണില്ല')).toEqual(['കേൾക്കുക presentNegative'])
  })

  it.each(['നല്ലേല്', 'പേരീല്', 'മരംല്ല്യ'])('%s is no form', (word) => {
    expect(readings(word)).toEqual([])
  })
})

describe('the half-u after a chillu', () => {
  it('comes before an ending that has the same letters', () => {
    expect(readings('ആൾക്കാര്')[0]).toBe('ആൾ plural')
  })

  it('comes after a word of the dictionary', () => {
    expect(readings('പേര്')[0]).toBe('പേര്')
  })

  it('is read once', () => {
    expect(readings('കടേല്')).toEqual(['കട locative'])
  })

  it('of ന് comes after the dative: അച്ഛന് may be അച്ഛൻ in a text that has lost its joiners', () => {
    expect(readings('അച്ഛന്')).toEqual(['അച്ഛൻ dative', 'അച്ഛൻ'])
  })
})

describe('the spoken register', () => {
  it.each([
    ['കട', 'locative', 'കടേല്'],
    ['മുറി', 'ablative', 'മുറീന്ന്'],
    ['അമ്മ', 'genitive', 'അമ്മേടെ'],
    ['വെള്ളം', 'and', 'വെള്ളോം'],
    ['വരുക', 'may that', 'വരാന്ന്'],
    ['വരുക', 'past that', 'വന്നൂന്ന്'],
    ['വരുക', 'without', 'വരാണ്ട്'],
    ['കഴിക്കുക', 'while', 'കഴിച്ചോണ്ട്'],
    ['നിൽക്കുക', 'to', 'നിക്കാൻ'],
    ['പോകുക', 'past', 'പോയി'],
  ])('of %s %s is first %s', (word, form, said) => {
    expect(make(entryOf(word), form.split(' '), { register: 'spoken' })[0]).toBe(said)
  })

  it('has what the first vowel becomes last', () => {
    expect(make(anEntry('ഇല', 'noun', 'leaf'), ['locative'], { register: 'spoken' })).toEqual([
      'ഇലേല്',
      'ഇലേൽ',
      'ഇലയിൽ',
      'എലേല്',
      'എലേൽ',
      'എലയിൽ',
    ])
  })

  it('is left out where only what is written is asked for', () => {
    expect(make(entryOf('കട'), ['locative'], { register: 'written' })).toEqual(['കടയിൽ'])
  })

  it('is what is read again', () => {
    for (const [word, form] of [
      ['കട', 'locative'],
      ['വരുക', 'may that'],
      ['അമ്മ', 'genitive'],
    ] as const)
      for (const said of make(entryOf(word), form.split(' '), { register: 'spoken' }))
        expect(readings(said)).toContain(`${word} ${form}`)
  })
})

describe('the present in ണു', () => {
  it.each(['വരണം', 'വരണോ', 'വരണമെങ്കിൽ', 'വരണെങ്കിൽ'])('leaves %s what one must do, or is asked to', (word) => {
    expect(readings(word).join()).not.toContain('present')
    expect(readings(word)[0]).toMatch(/^വരുക (?:must|please)/u)
  })

  it('comes last in വരണേ, which asks somebody to come', () => {
    expect(readings('വരണേ')).toEqual(['വരുക please', 'വരുക must emphasis', 'വരുക presentNominal'])
  })

  it.each(['വരണുവെന്ന്', 'നല്ലണു', 'മരണു'])('is not in %s', (word) => {
    expect(readings(word)).toEqual([])
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
