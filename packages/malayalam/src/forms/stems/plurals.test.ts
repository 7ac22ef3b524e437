import { describe, expect, it } from 'vitest'
import { slots } from '../endings/slots.ts'
import type { WordEntry } from '../entry.ts'
import { meansPerson } from '../person-words.ts'
import { anEntry } from '../testing.ts'
import { pluralsOf } from './plurals.ts'

const pluralStems = (entry: WordEntry) => pluralsOf(entry, meansPerson(entry))
const plurals = (entry: WordEntry) => pluralStems(entry).filter(({ of }) => (of & slots('noun')) !== 0)

describe('the plural of a thing', () => {
  it.each([
    ['മരം', 'tree', ['മരങ്ങൾ']],
    ['പുസ്തകം', 'book', ['പുസ്തകങ്ങൾ']],
    ['ടീം', 'team', ['ടീമുകൾ']],
    ['വീട്', 'house', ['വീടുകൾ']],
    ['പൂവ്', 'flower', ['പൂക്കൾ']],
    ['പൂച്ച', 'cat', ['പൂച്ചകൾ']],
    ['വണ്ടി', 'vehicle', ['വണ്ടികൾ']],
    ['പശു', 'cow', ['പശുക്കൾ']],
    ['കാർ', 'car', ['കാറുകൾ']],
    ['ജനൽ', 'window', ['ജനലുകൾ']],
    ['ഫോൺ', 'phone', ['ഫോണുകൾ']],
    ['സ്റ്റേഷൻ', 'station', ['സ്റ്റേഷനുകൾ']],
    ['ബസ്', 'bus', ['ബസുകൾ', 'ബസ്സുകൾ']],
    ['നായ', 'dog', ['നായകൾ', 'നായ്ക്കൾ']],
    ['ചെന്നായ', 'wolf', ['ചെന്നായ്ക്കൾ']],
    ['ഓഫീസ്', 'office', ['ഓഫീസുകൾ']],
    ['ക്ലബ്', 'club', ['ക്ലബ്ബുകൾ']],
  ])('of %s “%s” is %s', (word, means, expected) => {
    expect(plurals(anEntry(word, 'noun', means)).map(({ text }) => text)).toEqual(expected)
  })
})

describe('the plural of people', () => {
  it.each([
    ['അധ്യാപകൻ', 'teacher', ['അധ്യാപകർ']],
    ['സഹോദരൻ', 'brother', ['സഹോദരന്മാർ', 'സഹോദരൻമാർ']],
    ['കൂട്ടുകാരൻ', 'friend', ['കൂട്ടുകാർ']],
    ['കൂട്ടുകാരി', 'friend', ['കൂട്ടുകാരികൾ', 'കൂട്ടുകാർ']],
    ['ജോലിക്കാരൻ', 'worker', ['ജോലിക്കാർ']],
    ['ഗ്രന്ഥകാരൻ', 'author', ['ഗ്രന്ഥകാരന്മാർ', 'ഗ്രന്ഥകാരൻമാർ']],
    ['ഡോക്ടർ', 'doctor', ['ഡോക്ടർമാർ']],
    ['അമ്മ', 'mother', ['അമ്മമാർ']],
    ['ചേച്ചി', 'older sister', ['ചേച്ചിമാർ']],
    ['കുട്ടി', 'child', ['കുട്ടികൾ', 'കുട്ട്യോൾ']],
    ['മകൻ', 'son', ['മക്കൾ', 'ആൺമക്കൾ']],
    ['സുഹൃത്ത്', 'friend', ['സുഹൃത്തുക്കൾ']],
  ])('of %s “%s” is %s', (word, means, expected) => {
    expect(plurals(anEntry(word, 'noun', means)).map(({ text }) => text)).toEqual(expected)
  })

  it('has no plural of a word that is a plural', () => {
    expect(plurals(anEntry('കൂട്ടുകാർ', 'noun', 'friends'))).toEqual([])
    expect(plurals(anEntry('മക്കൾ', 'noun', 'children'))).toEqual([])
  })
})

describe('what an entry says of its plural', () => {
  it('counts before the rule', () => {
    const entry = anEntry('ഭാര്യ', 'noun', 'wife', { plural: 'ഭാര്യമാർ' })
    expect(plurals(entry).map(({ text }) => text)).toEqual(['ഭാര്യമാർ'])
  })

  it('is that there is none', () => {
    expect(pluralStems(anEntry('വെള്ളം', 'noun', 'water', { plural: 'none' }))).toEqual([])
  })

  it('is the rule for its other spellings too', () => {
    const entry = anEntry('ഇക്കാക്ക', 'noun', 'brother', { plural: 'ഇക്കാക്കമാർ', also: ['ഇക്ക'] })
    expect(plurals(entry).map(({ text }) => text)).toEqual(['ഇക്കാക്കമാർ', 'ഇക്കമാർ'])
  })
})

describe('a plural stem', () => {
  it('is shown with its ending and its change', () => {
    const [found] = plurals(anEntry('മരം', 'noun', 'tree'))
    expect(found?.within).toEqual([{ id: 'plural', shown: '-ങ്ങൾ', joint: { was: 'ം', now: '' } }])
  })

  it('opens its last letter before case endings', () => {
    const texts = pluralStems(anEntry('ഡോക്ടർ', 'noun', 'doctor')).map(({ text }) => text)
    expect(texts).toEqual(['ഡോക്ടർമാർ', 'ഡോക്ടർമാര'])
  })

  it('ranks the second plural as a variant', () => {
    expect(plurals(anEntry('ബസ്', 'noun', 'bus')).map(({ rank }) => rank)).toEqual([0, 1])
  })
})
