import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import { makeLexicon } from '../lexicon.ts'
import { make } from '../make.ts'
import { anEntry, smallLexicon } from '../testing.ts'

const adjectives =
  'മനോഹരമായ തെറ്റായ ശരിയായ മിടുക്കനായ മൃദുവായ പ്രയാസമുള്ള ഭംഗിയുള്ള ചൂടുള്ള ജീവനുള്ള സാധാരണ ആധുനിക മോശം കൂടുതൽ വേറെ എത്ര ഫ്രീ ഓൺ സ്ലോ അടിപൊളി'
const lexicon = makeLexicon([
  ...smallLexicon,
  ...adjectives.split(' ').map((word) => anEntry(word, 'adjective', 'so')),
  anEntry('പോലും', 'particle', 'even'),
  anEntry('വയനാട്', 'name', 'Wayanad'),
  anEntry('തണ്ണിമത്തൻ', 'noun', 'watermelon', { also: ['വത്തക്ക'] }),
  anEntry('ഇക്ക', 'noun', 'brother', { plural: 'ഇക്കമാർ', also: ['ഇക്കാക്ക'] }),
  anEntry('കാസർകോട്', 'name', 'Kasaragod', { stem: 'കാസർകോട്ട്', also: ['കാസർഗോഡ്'] }),
  anEntry('താഴുക', 'verb', 'to sink', { past: 'താഴ്ന്നു' }),
  anEntry('ഗതാഗതം', 'noun', 'traffic'),
  anEntry('പരീക്ഷ', 'noun', 'exam'),
])
const parts = (word: string) => {
  const [found] = analyse(word, lexicon)
  return found ? [found.entry.word, ...found.endings.map(({ id }) => id)].join(' ') : 'unknown'
}

describe('what is said of something', () => {
  it.each([
    ['മനോഹരമാണ്', 'മനോഹരമായ is'],
    ['മനോഹരമായി', 'മനോഹരമായ became'],
    ['മനോഹരനായ', 'മനോഹരമായ heWho being'],
    ['മനോഹരയാണ്', 'മനോഹരമായ sheWho is'],
    ['മനോഹര', 'മനോഹരമായ'],
    ['തെറ്റാണ്', 'തെറ്റായ is'],
    ['ശരിയല്ല', 'ശരിയായ isNot'],
    ['മിടുക്കനാണ്', 'മിടുക്കനായ is'],
    ['മൃദുവാണ്', 'മൃദുവായ is'],
    ['പ്രയാസമാണ്', 'പ്രയാസമുള്ള is'],
    ['ഭംഗിയില്ല', 'ഭംഗിയുള്ള lacks'],
    ['ചൂടാണോ', 'ചൂടുള്ള is question'],
    ['ഓണാക്ക്', 'ഓൺ makeInto command'],
    ['ജീവനുണ്ട്', 'ജീവനുള്ള exists'],
    ['സാധാരണമാണ്', 'സാധാരണ is'],
    ['ആധുനികമായിരുന്നു', 'ആധുനിക was'],
    ['മോശമാണ്', 'മോശം is'],
    ['കൂടുതലാണ്', 'കൂടുതൽ is'],
    ['വേറെയാണ്', 'വേറെ is'],
    ['എത്രയാണ്', 'എത്ര is'],
    ['എത്രയും', 'എത്ര and'],
    ['ഫ്രീയാണ്', 'ഫ്രീ is'],
    ['ഓണാണോ', 'ഓൺ is question'],
    ['സ്ലോയാണ്', 'സ്ലോ is'],
    ['അടിപൊളിയായിരുന്നു', 'അടിപൊളി was'],
    ['പോലുമില്ല', 'പോലും lacks'],
    ['വലുതാണ്', 'വലിയ nominal is'],
    ['വലുതിന്റെ', 'വലിയ nominal genitive'],
    ['ചെറുതാണ്', 'ചെറിയ nominal is'],
    ['പുതിയത്', 'പുതിയ nominal'],
    ['നല്ലതാണ്', 'നല്ല nominal is'],
  ])('reads %s', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each([
    'നല്ലയാണ്',
    'നല്ലമാണ്',
    'പഴയമാണ്',
    'മനോഹരത്തിൽ',
    'വലുതമാണ്',
    'പുതിയം',
    'തെറ്റനായ',
    'മനോഹരനെ',
    'മനോഹരക്കാർ',
    'പോലുമോയില്ല',
  ])('does not know %s', (word) => {
    expect(parts(word)).toBe('unknown')
  })

  it('is made of an adjective too, where it is said so', () => {
    expect(make(anEntry('മനോഹരമായ', 'adjective', 'beautiful'), ['is'])).toContain('മനോഹരമാണ്')
    expect(make(anEntry('സാധാരണ', 'adjective', 'usual'), ['is'])).toContain('സാധാരണമാണ്')
    expect(make(anEntry('നല്ല', 'adjective', 'good'), ['is'])).toEqual([])
  })
})

describe('other spellings of an entry', () => {
  it.each([
    ['വത്തക്കയുടെ', 'തണ്ണിമത്തൻ genitive'],
    ['വത്തക്കകൾ', 'തണ്ണിമത്തൻ plural'],
    ['വത്തക്കകളാണ്', 'തണ്ണിമത്തൻ plural is'],
    ['ഇക്കാക്കമാരോട്', 'ഇക്ക plural sociative'],
    ['കാസർഗോഡിൽ', 'കാസർകോട് locative'],
    ['താണു', 'താഴുക past'],
  ])('%s leads to it', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it('ends in the plural as the entry does', () => {
    expect(parts('ഇക്കാക്കകൾ')).toBe('unknown')
    const entry = anEntry('ഇക്ക', 'noun', 'brother', { plural: 'ഇക്കമാർ', also: ['ഇക്കാക്ക'] })
    expect(make(entry, ['plural'])).toEqual(['ഇക്കമാർ', 'ഇക്കാക്കമാർ'])
  })

  it.each([
    ['നിർമ്മിക്കുക', 'നിർമ്മിച്ചു', ['നിർമിക്കുക'], ['നിർമ്മിച്ചു', 'നിർമിച്ചു']],
    ['കയറുക', 'കയറി', ['കേറുക'], ['കയറി', 'കേറി']],
    ['ചിരകുക', 'ചിരകി', ['ചിരവുക'], ['ചിരകി', 'ചിരവി']],
    ['തിരഞ്ഞെടുക്കുക', 'തിരഞ്ഞെടുത്തു', ['തെരഞ്ഞെടുക്കുക'], ['തിരഞ്ഞെടുത്തു', 'തെരഞ്ഞെടുത്തു']],
    ['വഴക്ക് പറയുക', 'വഴക്ക് പറഞ്ഞു', ['വഴക്കുപറയുക'], ['വഴക്ക് പറഞ്ഞു', 'വഴക്കുപറഞ്ഞു']],
    ['വെക്കുക', 'വെച്ചു', ['വയ്ക്കുക', 'വെയ്ക്കുക'], ['വെച്ചു', 'വച്ചു']],
    ['അടയ്ക്കുക', 'അടച്ചു', ['അടക്കുക'], ['അടച്ചു']],
    ['മനസ്സിലാകുക', 'മനസ്സിലായി', ['മനസ്സിലാവുക', 'മനസിലാകുക'], ['മനസ്സിലായി', 'മനസിലായി']],
    ['വരുക', 'വന്നു', ['വരിക'], ['വന്നു']],
  ])('%s, %s has the past of each of them', (word, past, also, pasts) => {
    const entry = anEntry(word, 'verb', 'to do', { past, also })
    expect(make(entry, ['past'])).toEqual(pasts)
    const alone = makeLexicon([entry])
    for (const one of pasts)
      expect(analyse(one, alone)[0]).toMatchObject({ entry, endings: [{ id: 'past' }] })
  })

  it('counts as the entry does', () => {
    const ninth = anEntry('ഒമ്പത്', 'numeral', 'nine', { also: ['ഒൻപത്'] })
    expect(make(ninth, ['ordinal'])).toContain('ഒൻപതാം')
  })
})

it.each([
  ['എഴുത്തുകാരി', ['എഴുത്തുകാരികൾ', 'എഴുത്തുകാർ']],
  ['അയൽക്കാരി', ['അയൽക്കാരികൾ', 'അയൽക്കാർ']],
  ['അധികാരി', ['അധികാരികൾ']],
])('%s has the plural of women first, then that of all', (word, plurals) => {
  expect(make(anEntry(word, 'noun', 'woman'), ['plural'])).toEqual(plurals)
})

describe('before a noun', () => {
  it.each([
    ['ഗതാഗത', 'ഗതാഗതം'],
    ['കേരള', 'കേരളം'],
    ['പരീക്ഷാ', 'പരീക്ഷ'],
    ['കാട്ട്', 'കാട്'],
    ['നാട്ട്', 'നാട്'],
  ])('%s is %s', (word, headword) => {
    expect(parts(word)).toBe(`${headword} beforeNoun`)
  })

  it.each(['അമ്മാ', 'സ്കൂള', 'പേരാ', 'ഗതാഗതാ', 'ഗതാഗതയും'])('%s is not', (word) => {
    expect(parts(word)).not.toContain('beforeNoun')
  })
})

it('places on -നാട് have ഇൽ, and others stand alone', () => {
  expect(make(anEntry('വയനാട്', 'name', 'Wayanad', { stem: 'വയനാട്ട്' }), ['locative'])).toEqual(['വയനാട്ടിൽ'])
  expect(make(anEntry('വയനാട്', 'name', 'Wayanad'), ['allative'])[0]).toBe('വയനാട്ടിലേക്ക്')
  expect(make(anEntry('പാലക്കാട്', 'name', 'Palakkad'), ['locative'])).toEqual(['പാലക്കാട്ട്'])
  expect(make(anEntry('കാക്കനാട്', 'name', 'Kakkanad'), ['locative'])).toEqual(['കാക്കനാട്ട്'])
  expect(parts('വയനാട്ടിലാണ്')).toBe('വയനാട് locative is')
})

it('a town says by its stem that its place is ത്ത്, with what joins to that', () => {
  const kovalam = anEntry('കോവളം', 'name', 'Kovalam', { stem: 'കോവളത്ത്' })
  const first = (form: string) => make(kovalam, [form])[0]
  expect(make(kovalam, ['locative'])).toEqual(['കോവളത്ത്', 'കോവളത്തിൽ'])
  expect(['allative', 'ablative', 'locativeAdjective'].map(first)).toEqual([
    'കോവളത്തേക്ക്',
    'കോവളത്തുനിന്ന്',
    'കോവളത്തെ',
  ])
  expect(make(anEntry('കേരളം', 'name', 'Kerala'), ['locative'])).toEqual(['കേരളത്തിൽ'])
})

it.each([
  ['പോകല്ലേ', 'പോകുക'],
  ['മറക്കല്ലേ', 'മറക്കുക'],
  ['പറയല്ലേ', 'പറയുക'],
  ['കരയല്ലേ', 'കരയുക'],
])('%s asks not to', (word, headword) => {
  expect(parts(word)).toBe(`${headword} pleaseDont`)
})

it.each(['പോയല്ലേല്ലേ', 'പറഞ്ഞുല്ലേ', 'മറക്കുല്ലേ'])('%s asks nothing', (word) => {
  expect(parts(word)).toBe('unknown')
})

it('words for a time or a place have ത്ത് before ഇൽ, and what only ends like them does not', () => {
  const locative = (word: string, stem?: string) =>
    make(anEntry(word, 'noun', 'thing', { stem }), ['locative'])
  expect(locative('മഴക്കാലം')).toEqual(['മഴക്കാലത്ത്', 'മഴക്കാലത്തിൽ'])
  expect(locative('വിദേശം')).toEqual(['വിദേശത്ത്', 'വിദേശത്തിൽ'])
  expect(locative('മേശപ്പുറം')).toEqual(['മേശപ്പുറത്ത്', 'മേശപ്പുറത്തിൽ'])
  expect(locative('ഉമ്മറം', 'ഉമ്മറത്ത്')).toEqual(['ഉമ്മറത്ത്', 'ഉമ്മറത്തിൽ'])
  for (const word of ['ഉപദേശം', 'സന്ദേശം', 'വിഭാഗം', 'പുസ്തകം']) expect(locative(word)).toHaveLength(1)
})

it.each([
  ['പൂ', ['പൂക്കൾ']],
  ['മുല്ലപ്പൂ', ['മുല്ലപ്പൂക്കൾ']],
  ['ഷാമ്പൂ', ['ഷാമ്പൂകൾ']],
])('makes the plural of %s as a flower has it, or not', (word, plurals) => {
  expect(make(anEntry(word, 'noun', 'so'), ['plural'])).toEqual(plurals)
})

describe('a number before a smaller one', () => {
  it.each([
    ['ആയിരം', 'ആയിരത്തി'],
    ['രണ്ടായിരം', 'രണ്ടായിരത്തി'],
    ['ലക്ഷം', 'ലക്ഷത്തി'],
    ['ഇരുപത്', 'ഇരുപത്തി'],
    ['അമ്പത്', 'അമ്പത്തി'],
    ['അഞ്ഞൂറ്', 'അഞ്ഞൂറ്റി'],
    ['നൂറ്', 'നൂറ്റി'],
  ])('%s is %s', (word, opened) => {
    expect(make(anEntry(word, 'numeral', 'number'), ['beforeNumber'])).toEqual([opened])
  })

  it.each(['ഒമ്പത്', 'ഒൻപത്', 'പത്തൊമ്പത്', 'പത്ത്', 'ആറ്', 'പതിനാറ്', 'കോടി'])('%s is never so', (word) => {
    expect(make(anEntry(word, 'numeral', 'number'), ['beforeNumber'])).toEqual([])
  })
})

it('a time of the day in നേരം has what was then', () => {
  expect(make(anEntry('വൈകുന്നേരം', 'adverb', 'in the evening'), ['ofTime'])).toEqual(['വൈകുന്നേരത്തെ'])
})

it('the day after tomorrow has what is then', () => {
  const day = anEntry('മറ്റന്നാൾ', 'adverb', 'the day after tomorrow')
  expect(make(day, ['ofTime'])).toEqual(['മറ്റന്നാളത്തെ'])
})

it('what is low is no form of “at least”', () => {
  const both = makeLexicon([anEntry('കുറഞ്ഞത്', 'adverb', 'at least'), anEntry('കുറഞ്ഞ', 'adjective', 'low')])
  const likeliest = (word: string) => analyse(word, both)[0]?.entry.means[0]
  expect(['കുറഞ്ഞത്', 'കുറഞ്ഞതാണ്', 'കുറഞ്ഞതോ'].map(likeliest)).toEqual(['at least', 'low', 'low'])
})

it('a pronoun that holds its case inside has it in its other spelling too', () => {
  const everyone = anEntry('എല്ലാവരും', 'pronoun', 'everyone', { also: ['എല്ലാരും'] })
  expect(make(everyone, ['dative'])).toEqual(['എല്ലാവർക്കും', 'എല്ലാർക്കും'])
  expect(make(everyone, ['accusative'])).toEqual(['എല്ലാവരെയും', 'എല്ലാരെയും', 'എല്ലാവരേം', 'എല്ലാരേം'])
})

it.each([
  ['പാല്', 'പാൽ'],
  ['കടല്', 'കടൽ'],
  ['മോള്', 'മോൾ'],
  ['തൂണ്', 'തൂൺ'],
  ['മീന്', 'മീൻ dative'],
  ['പാലു', 'പാൽ'],
  ['ആളു', 'ആൾ'],
  ['വിലു', 'unknown'],
])('a chillu written as its letter with a half-u: %s is %s', (word, expected) => {
  expect(parts(word)).toBe(expected)
})
