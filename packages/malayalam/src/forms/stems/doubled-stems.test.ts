import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import { makeLexicon } from '../lexicon.ts'
import { make } from '../make.ts'
import { anEntry } from '../testing.ts'
import { doubledStem, doublesS, keepsM } from './doubled-stems.ts'

describe('doubledStem', () => {
  it.each([
    ['ടിൻ', 'ടിന്ന'],
    ['ബെൽ', 'ബെല്ല'],
    ['ബൺ', 'ബണ്ണ'],
    ['മുൾ', 'മുള്ള'],
    ['ജിം', 'ജിമ്മ'],
    ['ക്ലബ്', 'ക്ലബ്ബ'],
    ['എടിഎം', 'എടിഎമ്മ'],
    ['ഐപിഎൽ', 'ഐപിഎല്ല'],
    ['മീറ്റിങ്', 'മീറ്റിങ്ങ'],
    ['ട്രാഫിക്', 'ട്രാഫിക്ക'],
    ['ഇലക്ട്രിക്', 'ഇലക്ട്രിക്ക'],
  ])('draws out the last consonant of %s', (word, expected) => {
    expect(doubledStem(anEntry(word, 'noun', 'thing'), word)).toBe(expected)
  })

  it.each([
    { rule: 'after a long vowel', words: 'കാർ കാൽ മീൻ ഫോൺ ലാബ് ബാഗ് ടീം ആൾ' },
    { rule: 'in words of more than one beat', words: 'കടൽ സ്കൂൾ വാതിൽ മരം കൊതുക് മുളക്' },
    { rule: 'in a native word on ക്', words: 'അരിക് വഴിയരിക്' },
    { rule: 'that is doubled already', words: 'കണ്ണ് ബെല്ല് ക്ലിനിക്ക് പാട്ട്' },
    { rule: 'where it is a consonant not drawn out so', words: 'ബ്രെഡ് ഷെഡ് പേര് ബസ്' },
  ])('leaves the last consonant $rule', ({ words }) => {
    for (const word of words.split(' '))
      expect(doubledStem(anEntry(word, 'noun', 'thing'), word)).toBeUndefined()
  })

  it('leaves pronouns, and the stem of a native word, alone', () => {
    expect(doubledStem(anEntry('അത്', 'pronoun', 'it'), 'അത്')).toBeUndefined()
    expect(doubledStem(anEntry('വീട്', 'noun', 'house', { stem: 'വീട്ട്' }), 'വീട്')).toBeUndefined()
  })

  it('takes it from the stem of an entry that says so', () => {
    expect(doubledStem(anEntry('പ്ലഗ്', 'noun', 'plug', { stem: 'പ്ലഗ്ഗ്' }), 'പ്ലഗ്')).toBe('പ്ലഗ്ഗ')
  })
})

it.each(['ടീം', 'ഡാം', 'ഐസ്ക്രീം', 'ഗ്രാം', 'ഫിലിം'])('%s keeps its മ', (word) => {
  expect(keepsM(word)).toBe(true)
})

it.each(['മരം', 'ഗ്രാമം', 'മ്യൂസിയം', 'തുലാം', 'സ്കൂൾ'])('%s does not', (word) => {
  expect(keepsM(word)).toBe(false)
})

it.each([
  ['ബസ്', true],
  ['ക്ലാസ്', true],
  ['ക്വിസ്', true],
  ['ഐസ്', false],
  ['കേസ്', false],
  ['ഓഫീസ്', false],
  ['ആംബുലൻസ്', false],
  ['ക്രിസ്മസ്', false],
])('whether %s is written with സ്സ too: %s', (word, expected) => {
  expect(doublesS(word)).toBe(expected)
})

/** Each line: the word, then all forms of its locative, genitive, plural, "is" and "and". */
const loans = `
ടീം ടീമിൽ ടീമിന്റെ ടീമുകൾ ടീമാണ്/ടീമാ ടീമും
റൂം റൂമിൽ റൂമിന്റെ റൂമുകൾ റൂമാണ്/റൂമാ റൂമും
ജിം ജിമ്മിൽ ജിമ്മിന്റെ ജിമ്മുകൾ ജിമ്മാണ്/ജിമ്മാ ജിമ്മും
എടിഎം എടിഎമ്മിൽ എടിഎമ്മിന്റെ എടിഎമ്മുകൾ എടിഎമ്മാണ്/എടിഎമ്മാ എടിഎമ്മും
ടിൻ ടിന്നിൽ ടിന്നിന്റെ ടിന്നുകൾ ടിന്നാണ്/ടിന്നാ ടിന്നും
മീറ്റിങ് മീറ്റിങ്ങിൽ മീറ്റിങ്ങിന്റെ മീറ്റിങ്ങുകൾ മീറ്റിങ്ങാണ്/മീറ്റിങ്ങാ മീറ്റിങ്ങും
ട്രാഫിക് ട്രാഫിക്കിൽ ട്രാഫിക്കിന്റെ ട്രാഫിക്കുകൾ ട്രാഫിക്കാണ്/ട്രാഫിക്കാ ട്രാഫിക്കും
ക്ലബ് ക്ലബ്ബിൽ ക്ലബ്ബിന്റെ ക്ലബ്ബുകൾ ക്ലബ്ബാണ്/ക്ലബ്ബാ ക്ലബ്ബും
ആംബുലൻസ് ആംബുലൻസിൽ ആംബുലൻസിന്റെ ആംബുലൻസുകൾ ആംബുലൻസാണ്/ആംബുലൻസാ ആംബുലൻസും
ബാഗ് ബാഗിൽ ബാഗിന്റെ ബാഗുകൾ ബാഗാണ്/ബാഗാ ബാഗും
മ്യൂസിയം മ്യൂസിയത്തിൽ മ്യൂസിയത്തിന്റെ മ്യൂസിയങ്ങൾ മ്യൂസിയമാണ്/മ്യൂസിയമാ മ്യൂസിയവും/മ്യൂസിയോം
വൈഫൈ വൈഫൈയിൽ വൈഫൈയുടെ വൈഫൈകൾ വൈഫൈയാണ്/വൈഫൈയാ വൈഫൈയും
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

describe('loans', () => {
  it.each(loans)('%s makes only forms that are written', (word = '', ...forms) => {
    const entry = anEntry(word, 'noun', 'thing')
    const made = ['locative', 'genitive', 'plural', 'is', 'and'].map((form) => make(entry, [form]).join('/'))
    expect(made).toEqual(forms)
  })

  const lexicon = makeLexicon(loans.map(([word = '']) => anEntry(word, 'noun', 'thing')))

  it.each(['മീറ്റിങിൽ', 'ട്രാഫികിൽ', 'മീറ്റിങ്ങ്', 'ക്ലബ്ബ്', 'ടിൻ'])('%s is understood', (word) => {
    expect(analyse(word, lexicon)).not.toEqual([])
  })

  it.each(['ടീത്തിൽ', 'റൂത്തിൽ', 'റൂങ്ങൾ', 'ജിത്തിൽ', 'ടീവും', 'വൈഫയ്യിൽ', 'ബാഗ്ഗിൽ', 'മ്യൂസിയമിൽ'])(
    '%s is no form of any',
    (word) => {
      expect(analyse(word, lexicon)).toEqual([])
    },
  )

  it('ടൂറിസ്റ്റ് is many as a thing is', () => {
    expect(make(anEntry('ടൂറിസ്റ്റ്', 'noun', 'tourist'), ['plural'])).toEqual(['ടൂറിസ്റ്റുകൾ'])
    expect(make(anEntry('ഏജന്റ്', 'noun', 'worker'), ['plural'])).toEqual(['ഏജന്റുമാർ'])
  })
})
