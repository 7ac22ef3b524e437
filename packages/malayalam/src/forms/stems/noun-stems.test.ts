import { describe, expect, it } from 'vitest'
import type { WordEntry } from '../entry.ts'
import { make } from '../make.ts'
import { anEntry } from '../testing.ts'
import { nounStems } from './noun-stems.ts'

const first = (entry: WordEntry, ...form: string[]) => make(entry, form)[0]
const declined = (entry: WordEntry) => ['genitive', 'dative', 'locative'].map((id) => first(entry, id))

describe('a thing', () => {
  it.each([
    ['മരം', ['മരത്തിന്റെ', 'മരത്തിന്', 'മരത്തിൽ']],
    ['സ്ഥലം', ['സ്ഥലത്തിന്റെ', 'സ്ഥലത്തിന്', 'സ്ഥലത്ത്']],
    ['ടീം', ['ടീമിന്റെ', 'ടീമിന്', 'ടീമിൽ']],
    ['പേര്', ['പേരിന്റെ', 'പേരിന്', 'പേരിൽ']],
    ['ചായ', ['ചായയുടെ', 'ചായയ്ക്ക്', 'ചായയിൽ']],
    ['വണ്ടി', ['വണ്ടിയുടെ', 'വണ്ടിക്ക്', 'വണ്ടിയിൽ']],
    ['പശു', ['പശുവിന്റെ', 'പശുവിന്', 'പശുവിൽ']],
    ['കാർ', ['കാറിന്റെ', 'കാറിന്', 'കാറിൽ']],
    ['പാൽ', ['പാലിന്റെ', 'പാലിന്', 'പാലിൽ']],
    ['മീൻ', ['മീനിന്റെ', 'മീനിന്', 'മീനിൽ']],
    ['സ്റ്റേഷൻ', ['സ്റ്റേഷന്റെ', 'സ്റ്റേഷന്', 'സ്റ്റേഷനിൽ']],
    ['ടിൻ', ['ടിന്നിന്റെ', 'ടിന്നിന്', 'ടിന്നിൽ']],
    ['ക്ലബ്', ['ക്ലബ്ബിന്റെ', 'ക്ലബ്ബിന്', 'ക്ലബ്ബിൽ']],
  ])('%s is declined as %s', (word, forms) => {
    expect(declined(anEntry(word, 'noun', 'thing'))).toEqual(forms)
  })
})

describe('a name', () => {
  it.each([
    ['രമേശൻ', 'person', ['രമേശന്റെ', 'രമേശന്', 'രമേശനിൽ']],
    ['നിതിൻ', 'person', ['നിതിന്റെ', 'നിതിന്', 'നിതിനിൽ']],
    ['ഫാത്തിമ', 'person', ['ഫാത്തിമയുടെ', 'ഫാത്തിമയ്ക്ക്', 'ഫാത്തിമയിൽ']],
    ['തോമസ്', 'person', ['തോമസിന്റെ', 'തോമസിന്', 'തോമസിൽ']],
    ['സുധീർ', 'person', ['സുധീറിന്റെ', 'സുധീറിന്', 'സുധീറിൽ']],
    ['മൈക്കിൾ', 'person', ['മൈക്കിളിന്റെ', 'മൈക്കിളിന്', 'മൈക്കിളിൽ']],
    ['ഗൗതം', 'person', ['ഗൗതമിന്റെ', 'ഗൗതമിന്', 'ഗൗതമിൽ']],
    ['നായർ', 'person', ['നായരുടെ', 'നായർക്ക്', 'നായരിൽ']],
    ['കണ്ണൂർ', 'place', ['കണ്ണൂരിന്റെ', 'കണ്ണൂരിന്', 'കണ്ണൂരിൽ']],
    ['സേലം', 'place', ['സേലത്തിന്റെ', 'സേലത്തിന്', 'സേലത്തിൽ']],
  ] as const)('%s of a %s is declined as %s', (word, kind, forms) => {
    expect(declined(anEntry(word, 'name', 'Name', { kind }))).toEqual(forms)
  })

  it('of a person is called, and of a place is not', () => {
    expect(first(anEntry('സീത', 'name', 'Sita', { kind: 'person' }), 'vocative')).toBe('സീതേ')
    expect(first(anEntry('പമ്പ', 'name', 'Pampa', { kind: 'place' }), 'vocative')).toBeUndefined()
  })
})

describe('a person', () => {
  it.each([
    ['അച്ഛൻ', 'father', ['അച്ഛന്റെ', 'അച്ഛന്', 'അച്ഛനിൽ']],
    ['മോൻ', 'son', ['മോന്റെ', 'മോന്', 'മോനിൽ']],
    ['മകൾ', 'daughter', ['മകളുടെ', 'മകൾക്ക്', 'മകളിൽ']],
    ['ഡോക്ടർ', 'doctor', ['ഡോക്ടറുടെ', 'ഡോക്ടർക്ക്', 'ഡോക്ടറിൽ']],
    ['കൂട്ടുകാർ', 'friends', ['കൂട്ടുകാരുടെ', 'കൂട്ടുകാർക്ക്', 'കൂട്ടുകാരിൽ']],
    ['അമ്മ', 'mother', ['അമ്മയുടെ', 'അമ്മയ്ക്ക്', 'അമ്മയിൽ']],
    ['കുട്ടി', 'child', ['കുട്ടിയുടെ', 'കുട്ടിക്ക്', 'കുട്ടിയിൽ']],
  ])('%s “%s” is declined as %s', (word, means, forms) => {
    expect(declined(anEntry(word, 'noun', means))).toEqual(forms)
  })

  it.each([
    ['അമ്മ', 'mother', 'അമ്മേ'],
    ['ചേട്ടൻ', 'older brother', 'ചേട്ടാ'],
    ['മോൻ', 'son', 'മോനേ'],
    ['മോൾ', 'daughter', 'മോളേ'],
    ['ചേച്ചി', 'older sister', 'ചേച്ചീ'],
    ['ഡോക്ടർ', 'doctor', 'ഡോക്ടറേ'],
  ])('%s “%s” is called %s', (word, means, call) => {
    expect(first(anEntry(word, 'noun', means), 'vocative')).toBe(call)
  })

  it('is the only one that is called', () => {
    expect(make(anEntry('ചായ', 'noun', 'tea'), ['vocative'])).toEqual([])
  })
})

describe('a place', () => {
  it.each([
    ['കൊച്ചി', 'കൊച്ചിയിൽ'],
    ['തിരുവനന്തപുരം', 'തിരുവനന്തപുരത്ത്'],
    ['കോഴിക്കോട്', 'കോഴിക്കോട്ട്'],
    ['കണ്ണൂർ', 'കണ്ണൂരിൽ'],
  ])('%s has the locative %s', (word, locative) => {
    expect(first(anEntry(word, 'name', 'town'), 'locative')).toBe(locative)
  })

  it('can have its form from the entry', () => {
    expect(first(anEntry('കോവളം', 'name', 'Kovalam', { stem: 'കോവളത്ത്' }), 'locative')).toBe('കോവളത്ത്')
    expect(first(anEntry('കോവളം', 'name', 'Kovalam'), 'locative')).toBe('കോവളത്തിൽ')
  })
})

describe('the entry’s own stem', () => {
  it('makes the locative, and the genitive as a variant', () => {
    const house = anEntry('വീട്', 'noun', 'house', { stem: 'വീട്ട്' })
    expect(make(house, ['locative'])).toEqual(['വീട്ടിൽ'])
    expect(make(house, ['genitive'])).toEqual(['വീടിന്റെ', 'വീട്ടിന്റെ'])
  })

  it('is not used for another spelling of the word', () => {
    const house = anEntry('വീട്', 'noun', 'house', { stem: 'വീട്ട്' })
    const own = nounStems(house).map(({ text }) => text)
    const ofOther = nounStems({ ...house, also: ['വീട'] }).map(({ text }) => text)
    expect(ofOther.filter((text) => text.startsWith('വീട്ട'))).toEqual(
      own.filter((text) => text.startsWith('വീട്ട')),
    )
    expect(ofOther.length).toBeGreaterThan(own.length)
  })
})
