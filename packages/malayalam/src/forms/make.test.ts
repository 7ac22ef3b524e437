import { describe, expect, it } from 'vitest'
import type { WordEntry } from './entry.ts'
import { formsOf } from './form-list.ts'
import { make } from './make.ts'
import { anEntry, smallLexicon } from './testing.ts'

const entryOf = (word: string): WordEntry => {
  const entry = smallLexicon.find((one) => one.word === word)
  if (!entry) throw new Error(`${word} is not in the small lexicon.`)
  return entry
}
const made = (word: string, form: string) => make(entryOf(word), form === '' ? [] : form.split('+')).join(' ')

const declined = 'accusative dative genitive sociative locative allative ablative plural'.split(' ')

/** Each line: the noun, then its standard forms in that order. */
const nouns = `
മരം മരത്തെ മരത്തിന് മരത്തിന്റെ മരത്തോട് മരത്തിൽ മരത്തിലേക്ക് മരത്തിൽനിന്ന് മരങ്ങൾ
അച്ഛൻ അച്ഛനെ അച്ഛന് അച്ഛന്റെ അച്ഛനോട് അച്ഛനിൽ അച്ഛനിലേക്ക് അച്ഛനിൽനിന്ന് അച്ഛന്മാർ
അധ്യാപകൻ അധ്യാപകനെ അധ്യാപകന് അധ്യാപകന്റെ അധ്യാപകനോട് അധ്യാപകനിൽ അധ്യാപകനിലേക്ക് അധ്യാപകനിൽനിന്ന് അധ്യാപകർ
മോൻ മോനെ മോന് മോന്റെ മോനോട് മോനിൽ മോനിലേക്ക് മോനിൽനിന്ന് മോന്മാർ
ട്രെയിൻ ട്രെയിനിനെ ട്രെയിനിന് ട്രെയിനിന്റെ ട്രെയിനിനോട് ട്രെയിനിൽ ട്രെയിനിലേക്ക് ട്രെയിനിൽനിന്ന് ട്രെയിനുകൾ
സ്റ്റേഷൻ സ്റ്റേഷനെ സ്റ്റേഷന് സ്റ്റേഷന്റെ സ്റ്റേഷനോട് സ്റ്റേഷനിൽ സ്റ്റേഷനിലേക്ക് സ്റ്റേഷനിൽനിന്ന് സ്റ്റേഷനുകൾ
മകൾ മകളെ മകൾക്ക് മകളുടെ മകളോട് മകളിൽ മകളിലേക്ക് മകളിൽനിന്ന് മക്കൾ
സ്കൂൾ സ്കൂളിനെ സ്കൂളിന് സ്കൂളിന്റെ സ്കൂളിനോട് സ്കൂളിൽ സ്കൂളിലേക്ക് സ്കൂളിൽനിന്ന് സ്കൂളുകൾ
ഡോക്ടർ ഡോക്ടറെ ഡോക്ടർക്ക് ഡോക്ടറുടെ ഡോക്ടറോട് ഡോക്ടറിൽ ഡോക്ടറിലേക്ക് ഡോക്ടറിൽനിന്ന് ഡോക്ടർമാർ
കാർ കാറിനെ കാറിന് കാറിന്റെ കാറിനോട് കാറിൽ കാറിലേക്ക് കാറിൽനിന്ന് കാറുകൾ
കൂട്ടുകാർ കൂട്ടുകാരെ കൂട്ടുകാർക്ക് കൂട്ടുകാരുടെ കൂട്ടുകാരോട് കൂട്ടുകാരിൽ കൂട്ടുകാരിലേക്ക് കൂട്ടുകാരിൽനിന്ന് -
സർക്കാർ സർക്കാരിനെ സർക്കാരിന് സർക്കാരിന്റെ സർക്കാരിനോട് സർക്കാരിൽ സർക്കാരിലേക്ക് സർക്കാരിൽനിന്ന് സർക്കാരുകൾ
കടൽ കടലിനെ കടലിന് കടലിന്റെ കടലിനോട് കടലിൽ കടലിലേക്ക് കടലിൽനിന്ന് കടലുകൾ
ഫോൺ ഫോണിനെ ഫോണിന് ഫോണിന്റെ ഫോണിനോട് ഫോണിൽ ഫോണിലേക്ക് ഫോണിൽനിന്ന് ഫോണുകൾ
പേര് പേരിനെ പേരിന് പേരിന്റെ പേരിനോട് പേരിൽ പേരിലേക്ക് പേരിൽനിന്ന് പേരുകൾ
കണ്ണ് കണ്ണിനെ കണ്ണിന് കണ്ണിന്റെ കണ്ണിനോട് കണ്ണിൽ കണ്ണിലേക്ക് കണ്ണിൽനിന്ന് കണ്ണുകൾ
ചോറ് ചോറിനെ ചോറിന് ചോറിന്റെ ചോറിനോട് ചോറിൽ ചോറിലേക്ക് ചോറിൽനിന്ന് ചോറുകൾ
വീട് വീടിനെ വീടിന് വീടിന്റെ വീടിനോട് വീട്ടിൽ വീട്ടിലേക്ക് വീട്ടിൽനിന്ന് വീടുകൾ
കിണർ കിണറിനെ കിണറിന് കിണറിന്റെ കിണറിനോട് കിണറ്റിൽ കിണറ്റിലേക്ക് കിണറ്റിൽനിന്ന് കിണറുകൾ
പൂവ് പൂവിനെ പൂവിന് പൂവിന്റെ പൂവിനോട് പൂവിൽ പൂവിലേക്ക് പൂവിൽനിന്ന് പൂക്കൾ
പ്രാവ് പ്രാവിനെ പ്രാവിന് പ്രാവിന്റെ പ്രാവിനോട് പ്രാവിൽ പ്രാവിലേക്ക് പ്രാവിൽനിന്ന് പ്രാവുകൾ
രാജാവ് രാജാവിനെ രാജാവിന് രാജാവിന്റെ രാജാവിനോട് രാജാവിൽ രാജാവിലേക്ക് രാജാവിൽനിന്ന് രാജാക്കന്മാർ
അമ്മ അമ്മയെ അമ്മയ്ക്ക് അമ്മയുടെ അമ്മയോട് അമ്മയിൽ അമ്മയിലേക്ക് അമ്മയിൽനിന്ന് അമ്മമാർ
കുട്ടി കുട്ടിയെ കുട്ടിക്ക് കുട്ടിയുടെ കുട്ടിയോട് കുട്ടിയിൽ കുട്ടിയിലേക്ക് കുട്ടിയിൽനിന്ന് കുട്ടികൾ
സ്ത്രീ സ്ത്രീയെ സ്ത്രീക്ക് സ്ത്രീയുടെ സ്ത്രീയോട് സ്ത്രീയിൽ സ്ത്രീയിലേക്ക് സ്ത്രീയിൽനിന്ന് സ്ത്രീകൾ
പശു പശുവിനെ പശുവിന് പശുവിന്റെ പശുവിനോട് പശുവിൽ പശുവിലേക്ക് പശുവിൽനിന്ന് പശുക്കൾ
കൈ കൈയെ കൈക്ക് കൈയുടെ കൈയോട് കൈയിൽ കൈയിലേക്ക് കൈയിൽനിന്ന് കൈകൾ
ഓട്ടോ ഓട്ടോയെ ഓട്ടോയ്ക്ക് ഓട്ടോയുടെ ഓട്ടോയോട് ഓട്ടോയിൽ ഓട്ടോയിലേക്ക് ഓട്ടോയിൽനിന്ന് ഓട്ടോകൾ
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const conjugated =
  'present past future pastNegative must mustNot may to ifPast whenPast pastRelative perfect continuing past+question'.split(
    ' ',
  )

/** Each line: the verb, then its standard forms in that order. */
const verbs = `
കഴിക്കുക കഴിക്കുന്നു കഴിച്ചു കഴിക്കും കഴിച്ചില്ല കഴിക്കണം കഴിക്കരുത് കഴിക്കാം കഴിക്കാൻ കഴിച്ചാൽ കഴിച്ചപ്പോൾ കഴിച്ച കഴിച്ചിട്ടുണ്ട് കഴിച്ചുകൊണ്ടിരിക്കുന്നു കഴിച്ചോ
കൊടുക്കുക കൊടുക്കുന്നു കൊടുത്തു കൊടുക്കും കൊടുത്തില്ല കൊടുക്കണം കൊടുക്കരുത് കൊടുക്കാം കൊടുക്കാൻ കൊടുത്താൽ കൊടുത്തപ്പോൾ കൊടുത്ത കൊടുത്തിട്ടുണ്ട് കൊടുത്തുകൊണ്ടിരിക്കുന്നു കൊടുത്തോ
നടക്കുക നടക്കുന്നു നടന്നു നടക്കും നടന്നില്ല നടക്കണം നടക്കരുത് നടക്കാം നടക്കാൻ നടന്നാൽ നടന്നപ്പോൾ നടന്ന നടന്നിട്ടുണ്ട് നടന്നുകൊണ്ടിരിക്കുന്നു നടന്നോ
കേൾക്കുക കേൾക്കുന്നു കേട്ടു കേൾക്കും കേട്ടില്ല കേൾക്കണം കേൾക്കരുത് കേൾക്കാം കേൾക്കാൻ കേട്ടാൽ കേട്ടപ്പോൾ കേട്ട കേട്ടിട്ടുണ്ട് കേട്ടുകൊണ്ടിരിക്കുന്നു കേട്ടോ
വിൽക്കുക വിൽക്കുന്നു വിറ്റു വിൽക്കും വിറ്റില്ല വിൽക്കണം വിൽക്കരുത് വിൽക്കാം വിൽക്കാൻ വിറ്റാൽ വിറ്റപ്പോൾ വിറ്റ വിറ്റിട്ടുണ്ട് വിറ്റുകൊണ്ടിരിക്കുന്നു വിറ്റോ
അടയ്ക്കുക അടയ്ക്കുന്നു അടച്ചു അടയ്ക്കും അടച്ചില്ല അടയ്ക്കണം അടയ്ക്കരുത് അടയ്ക്കാം അടയ്ക്കാൻ അടച്ചാൽ അടച്ചപ്പോൾ അടച്ച അടച്ചിട്ടുണ്ട് അടച്ചുകൊണ്ടിരിക്കുന്നു അടച്ചോ
പറയുക പറയുന്നു പറഞ്ഞു പറയും പറഞ്ഞില്ല പറയണം പറയരുത് പറയാം പറയാൻ പറഞ്ഞാൽ പറഞ്ഞപ്പോൾ പറഞ്ഞ പറഞ്ഞിട്ടുണ്ട് പറഞ്ഞുകൊണ്ടിരിക്കുന്നു പറഞ്ഞോ
വരുക വരുന്നു വന്നു വരും വന്നില്ല വരണം വരരുത് വരാം വരാൻ വന്നാൽ വന്നപ്പോൾ വന്ന വന്നിട്ടുണ്ട് വന്നുകൊണ്ടിരിക്കുന്നു വന്നോ
ചെയ്യുക ചെയ്യുന്നു ചെയ്തു ചെയ്യും ചെയ്തില്ല ചെയ്യണം ചെയ്യരുത് ചെയ്യാം ചെയ്യാൻ ചെയ്താൽ ചെയ്തപ്പോൾ ചെയ്ത ചെയ്തിട്ടുണ്ട് ചെയ്തുകൊണ്ടിരിക്കുന്നു ചെയ്തോ
കാണുക കാണുന്നു കണ്ടു കാണും കണ്ടില്ല കാണണം കാണരുത് കാണാം കാണാൻ കണ്ടാൽ കണ്ടപ്പോൾ കണ്ട കണ്ടിട്ടുണ്ട് കണ്ടുകൊണ്ടിരിക്കുന്നു കണ്ടോ
വീഴുക വീഴുന്നു വീണു വീഴും വീണില്ല വീഴണം വീഴരുത് വീഴാം വീഴാൻ വീണാൽ വീണപ്പോൾ വീണ വീണിട്ടുണ്ട് വീണുകൊണ്ടിരിക്കുന്നു വീണോ
ഇടുക ഇടുന്നു ഇട്ടു ഇടും ഇട്ടില്ല ഇടണം ഇടരുത് ഇടാം ഇടാൻ ഇട്ടാൽ ഇട്ടപ്പോൾ ഇട്ട ഇട്ടിട്ടുണ്ട് ഇട്ടുകൊണ്ടിരിക്കുന്നു ഇട്ടോ
എഴുതുക എഴുതുന്നു എഴുതി എഴുതും എഴുതിയില്ല എഴുതണം എഴുതരുത് എഴുതാം എഴുതാൻ എഴുതിയാൽ എഴുതിയപ്പോൾ എഴുതിയ എഴുതിയിട്ടുണ്ട് എഴുതിക്കൊണ്ടിരിക്കുന്നു എഴുതിയോ
പോകുക പോകുന്നു പോയി പോകും പോയില്ല പോകണം പോകരുത് പോകാം പോകാൻ പോയാൽ പോയപ്പോൾ പോയ പോയിട്ടുണ്ട് പോയിക്കൊണ്ടിരിക്കുന്നു പോയോ
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

describe('make', () => {
  it.each(nouns)('declines %s', (word = '', ...forms) => {
    expect(declined.map((form) => make(entryOf(word), [form])[0] ?? '-')).toEqual(forms)
  })

  it.each(verbs)('conjugates %s', (word = '', ...forms) => {
    expect(conjugated.map((form) => make(entryOf(word), form.split('+'))[0])).toEqual(forms)
  })

  it('declines the polite “you” as a person', () => {
    const you = anEntry('താങ്കൾ', 'pronoun', 'you (formal)')
    const forms = ['accusative', 'dative', 'genitive', 'sociative'].map((form) => make(you, [form])[0])
    expect(forms).toEqual(['താങ്കളെ', 'താങ്കൾക്ക്', 'താങ്കളുടെ', 'താങ്കളോട്'])
  })

  it.each([
    ['വീട്', 'genitive', 'വീടിന്റെ വീട്ടിന്റെ'],
    ['ബസ്', 'locative', 'ബസിൽ ബസ്സിൽ'],
    ['ഓഫീസ്', 'locative', 'ഓഫീസിൽ'],
    ['അമ്മ', 'dative', 'അമ്മയ്ക്ക് അമ്മക്ക്'],
    ['കൈ', 'locative', 'കൈയിൽ കൈയ്യിൽ കയ്യിൽ'],
    ['ആൾ', 'plural', 'ആളുകൾ ആൾക്കാർ'],
    ['നായ', 'plural', 'നായകൾ നായ്ക്കൾ'],
    ['പോകുക', 'must', 'പോകണം പോവണം പോണം'],
    ['മരം', 'plural+allative', 'മരങ്ങളിലേക്ക് മരങ്ങളിലേയ്ക്ക് മരങ്ങളിലോട്ട്'],
  ])('says all that is current of %s, %s, the standard one first', (word, form, expected) => {
    expect(made(word, form)).toBe(expected)
  })

  it.each([
    ['തിരുവനന്തപുരം', 'ablative', 'തിരുവനന്തപുരത്തുനിന്ന്'],
    ['കോഴിക്കോട്', 'locative', 'കോഴിക്കോട്ട്'],
    ['കോഴിക്കോട്', 'allative', 'കോഴിക്കോട്ടേക്ക്'],
    ['തൃശ്ശൂർ', 'locative', 'തൃശ്ശൂരിൽ'],
    ['ഇന്ത്യ', 'genitive', 'ഇന്ത്യയുടെ'],
    ['ഞാൻ', 'dative', 'എനിക്ക്'],
    ['ഞാൻ', 'accusative', 'എന്നെ'],
    ['ഞാൻ', 'genitive', 'എന്റെ'],
    ['നമ്മൾ', 'dative', 'നമുക്ക്'],
    ['നീ', 'sociative', 'നിന്നോട്'],
    ['ആര്', 'dative', 'ആർക്ക്'],
    ['അത്', 'locative', 'അതിൽ'],
    ['എല്ലാവരും', 'genitive', 'എല്ലാവരുടെയും'],
    ['ചേട്ടൻ', 'vocative', 'ചേട്ടാ'],
    ['ചേച്ചി', 'vocative', 'ചേച്ചീ'],
    ['മോൾ', 'vocative', 'മോളേ'],
    ['വരുക', 'command', 'വാ'],
    ['പറയുക', 'command', 'പറ'],
    ['ഓടുക', 'command', 'ഓട്'],
    ['വരുക', 'must+question', 'വരണോ'],
    ['വരുക', 'future+question', 'വരുമോ'],
    ['വരുക', 'futureNegative+tag', 'വരില്ലേ'],
    ['മരം', 'and', 'മരവും'],
    ['മരം', 'is', 'മരമാണ്'],
    ['കാർ', 'is', 'കാറാണ്'],
    ['പശു', 'and', 'പശുവും'],
    ['കൊച്ചി', 'allative+is+question', 'കൊച്ചിയിലേക്കാണോ'],
    ['നല്ല', 'nominal+is', 'നല്ലതാണ്'],
    ['രണ്ട്', 'ordinal', 'രണ്ടാം'],
    ['ഇന്ന്', 'ofTime', 'ഇന്നത്തെ'],
    ['അവിടെ', 'ofTime', 'അവിടത്തെ'],
    ['മുകളിൽ', 'ofTime', 'മുകളിലെ'],
    ['പുറത്ത്', 'allative', 'പുറത്തേക്ക്'],
  ])('makes %s, %s', (word, form, expected) => {
    expect(make(entryOf(word), form.split('+'))[0]).toBe(expected)
  })

  it.each([
    { rule: 'a name has no plural', word: 'കൊച്ചി', form: 'plural' },
    { rule: 'a pronoun has none either', word: 'ഞാൻ', form: 'plural' },
    { rule: 'a plural is not made plural again', word: 'കൂട്ടുകാർ', form: 'plural' },
    { rule: 'a thing is not called', word: 'മേശ', form: 'vocative' },
    { rule: 'a verb has no case', word: 'പോകുക', form: 'locative' },
    { rule: 'a noun has no tense', word: 'മരം', form: 'past' },
    { rule: 'an adjective has no case', word: 'നല്ല', form: 'dative' },
    { rule: 'there is no form of that name', word: 'മരം', form: 'nonsense' },
    { rule: 'no ending follows a question', word: 'മരം', form: 'question+and' },
  ])('makes nothing where $rule', ({ word, form }) => {
    const entry = word === 'മേശ' ? anEntry('മേശ', 'noun', 'table') : entryOf(word)
    expect(make(entry, form.split('+'))).toEqual([])
  })

  it('gives the dictionary form where no form is asked for', () => {
    expect(made('വീട്', '')).toBe('വീട്')
    expect(made('പോകുക', '')).toBe('പോകുക പോവുക')
  })

  it('takes the stem, the plural and the spellings that an entry names', () => {
    const entry = anEntry('വെക്കുക', 'verb', 'to put', { past: 'വെച്ചു', also: ['വയ്ക്കുക'] })
    expect(make(entry, ['future'])).toEqual(['വെക്കും', 'വയ്ക്കും'])
    expect(make(anEntry('ഗുരു', 'noun', 'guru', { plural: 'ഗുരുക്കന്മാർ' }), ['plural'])).toEqual(['ഗുരുക്കന്മാർ'])
    expect(make(anEntry('ഒരാൾ', 'noun', 'somebody', { plural: 'none' }), ['plural'])).toEqual([])
  })

  it('writes words only: no form ends in a bare stem, none holds two vowel signs in a row', () => {
    const all = smallLexicon.flatMap((entry) => formsOf[entry.pos].flatMap((form) => make(entry, form)))
    expect(all.length).toBeGreaterThan(10_000)
    expect(all.filter((word) => /[ാ-ൌ][ാ-ൌ]|്[ാ-ൌ]|[ംൺ-ൿ][ാ-്]|[\u0020][\u0020]/u.test(word))).toEqual([])
  })

  it('makes the same whatever else it made before', () => {
    const asked = smallLexicon.flatMap((entry) => formsOf[entry.pos].map((form) => ({ entry, form })))
    const makeAll = (list: typeof asked) => list.map(({ entry, form }) => make(entry, form))
    expect(makeAll(asked.toReversed()).toReversed()).toEqual(makeAll(asked))
  })
})
