import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { malayalamText } from '../testing.ts'
import { otherSpellings } from './other-spellings.ts'

describe('otherSpellings', () => {
  it.each([
    ['a full u for a half-u', 'വീടു', 'വീട്'],
    ['a half-u for a full u', 'വന്ന്', 'വന്നു'],
    ['a letter with a virama for a chillu', 'പാല്', 'പാൽ'],
    ['two letters without a virama', 'കാററ്', 'കാറ്റ്'],
    ['two letters without a virama', 'വെളളം', 'വെള്ളം'],
    ['a doubled consonant after ർ', 'സർക്കാർ', 'സർകാർ'],
    ['ർത്ഥ for ർഥ', 'വിദ്യാർത്ഥി', 'വിദ്യാർഥി'],
    ['ർഥ for ർത്ഥ', 'അർഥം', 'അർത്ഥം'],
    ['ദ്ധ for ധ', 'അദ്ധ്യാപകൻ', 'അധ്യാപകൻ'],
    ['ക്ക without യ്', 'അമ്മക്ക്', 'അമ്മയ്ക്ക്'],
    ['യ്ക്ക for ക്ക', 'കുട്ടിയ്ക്ക്', 'കുട്ടിക്ക്'],
    ['ൻമ for ന്മ', 'ജൻമം', 'ജന്മം'],
    ['സ്സ for സ', 'ബസ്സിൽ', 'ബസിൽ'],
    ['ൽപ for ല്പ', 'കൽപന', 'കല്പന'],
    ['ച്ചൻ for ച്ഛൻ', 'അച്ചൻ', 'അച്ഛൻ'],
    ['a long question', 'വരുവോ', 'വരുമോ'],
  ])('tries %s: %s as %s', (_, word, spelling) => {
    expect(otherSpellings(word)).toContain(spelling)
  })

  it('corrects old print before anything else', () => {
    expect(otherSpellings('കാററു')[0]).toBe('കാറ്റു')
    expect(otherSpellings('കാററു')).toContain('കാറ്റ്')
  })

  it('leaves letters alone that are doubled with a virama', () => {
    expect(otherSpellings('വെള്ളം')).toEqual([])
  })

  it('never tries the word itself, nor a spelling twice', () => {
    fc.assert(
      fc.property(malayalamText, (text) => {
        const spellings = otherSpellings(text)
        expect(spellings).not.toContain(text)
        expect(new Set(spellings).size).toBe(spellings.length)
      }),
    )
  })
})
