import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { malayalamText } from '../testing.ts'
import { joinedSpellings, otherSpellings } from './other-spellings.ts'

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
    ['a chillu for a lost joiner', 'ഞാന്', 'ഞാൻ'],
    ['chillus for lost joiners', 'സര്ക്കാര്', 'സർക്കാർ'],
    ['a chillu inside only', 'നിങ്ങള്ക്ക്', 'നിങ്ങൾക്ക്'],
    ['a chillu before a stop', 'ജില്ലകള്ക്കും', 'ജില്ലകൾക്കും'],
    ['ക്ക for ക after യ്', 'വായ്കാൻ', 'വായ്ക്കാൻ'],
    ['ല for ള after a stop', 'ഫ്ളാറ്റ്', 'ഫ്ലാറ്റ്'],
    ['ിയത for a spoken ീത', 'എഴുതീത്', 'എഴുതിയത്'],
    ['ഉണ്ടെന്ന് for ഉണ്ടന്ന്', 'ബന്ധമുണ്ടന്ന്', 'ബന്ധമുണ്ടെന്ന്'],
  ])('tries %s: %s as %s', (_, word, spelling) => {
    expect(otherSpellings(word)).toContain(spelling)
  })

  it.each(['സൂര്യൻ', 'കല്ല്', 'വണ്ടി', 'എന്നും', 'മണ്ണ്', 'കന്യക', 'അന്വേഷണം', 'തുല്യം', 'പുണ്യം'])(
    'leaves the conjuncts of %s',
    (word) => expect(otherSpellings(word).join(' ')).not.toMatch(/[ർൽൾൺൻ](?=[ക-ഹ])/u),
  )

  it('tries the end as a half-u first if no joiner is lost inside', () => {
    expect(joinedSpellings('അവനാര്')).toEqual(['അവനാർ'])
    expect(joinedSpellings('നിങ്ങള്ക്കാര്')).toEqual(['നിങ്ങൾക്കാർ', 'നിങ്ങൾക്കാര്'])
  })

  it('corrects old print before anything else', () => {
    expect(otherSpellings('കാററു')[0]).toBe('കാറ്റു')
    expect(otherSpellings('കാററു')).toContain('കാറ്റ്')
  })

  it('leaves letters alone that are doubled with a virama', () => {
    expect(otherSpellings('പുള്ളി')).toEqual([])
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
