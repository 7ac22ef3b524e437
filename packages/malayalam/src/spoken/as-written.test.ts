import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { malayalamText } from '../testing.ts'
import { asWritten } from './as-written.ts'

describe('asWritten', () => {
  it.each([
    ['a lowered first vowel', 'എല', 'ഇല'],
    ['a lowered first vowel', 'കൊട', 'കുട'],
    ['a lowered first vowel', 'ഒറങ്ങി', 'ഉറങ്ങി'],
    ['a lowered first vowel before ആ', 'നെലാവ്', 'നിലാവ്'],
    ['a lowered first vowel before a worn case', 'പൊഴേല്', 'പുഴേല്'],
    ['എ for ഉ after പ', 'പെരയിൽ', 'പുരയിൽ'],
    ['a swallowed ഇ', 'എവ്ടെ', 'എവിടെ'],
    ['a swallowed ഉ', 'എട്ത്തു', 'എടുത്തു'],
    ['a swallowed അ', 'വര്ണില്ല', 'വരണില്ല'],
    ['യ for ഇയ', 'ചെറ്യ', 'ചെറിയ'],
    ['യാ for എയാ', 'എവിട്യാ', 'എവിടെയാ'],
    ['ഏ for അയ', 'പഴേ', 'പഴയ'],
    ['so many days', 'രണ്ടീസം', 'രണ്ടുദിവസം'],
    ['so many days', 'ഒരീസം', 'ഒരുദിവസം'],
    ['this way', 'ഇങ്ങട്', 'ഇങ്ങോട്ട്'],
    ['tens', 'ഇരുവത്', 'ഇരുപത്'],
    ['മ്മ for ന്മ', 'ചെക്കമ്മാർ', 'ചെക്കന്മാർ'],
    ['a lost beginning', 'ന്താ', 'എന്താ'],
    ['a lost beginning', 'മ്മടെ', 'നമ്മുടെ'],
    ['a lost beginning', 'ങ്ങൾ', 'നിങ്ങൾ'],
    ['ല്ല്യ for ല്ല', 'വന്നില്ല്യ', 'വന്നില്ല'],
    ['there is', 'ഒണ്ട്', 'ഉണ്ട്'],
    ['there is', 'ഇണ്ടോ', 'ഉണ്ടോ'],
    ['brought', 'കൊണ്ടന്നു', 'കൊണ്ടുവന്നു'],
    ['took along', 'കൊണ്ടോയി', 'കൊണ്ടുപോയി'],
    ['now', 'ഇപ്പളാ', 'ഇപ്പോഴാ'],
    ['nobody is', 'ആരൂല്ല', 'ആരുമില്ല'],
    ['യ for ഴ, in the north', 'മയ', 'മഴ'],
    ['ബ for വ, in the north', 'ബെള്ളം', 'വെള്ളം'],
    ['a lost വി', 'എവടെ', 'എവിടെ'],
    ['ങ്കു for ൺകു', 'പെങ്കുട്ടി', 'പെൺകുട്ടി'],
    ['ഏണ്ട് for എയുണ്ട്', 'എങ്ങനേണ്ട്', 'എങ്ങനെയുണ്ട്'],
    ['ഏം for എയും', 'എല്ലാത്തിനേം', 'എല്ലാത്തിനെയും'],
    ['no, alone', 'ല്ല്യ', 'ഇല്ല'],
    ['റ് for ർ after two syllables', 'ടീച്ചറ്', 'ടീച്ചർ'],
    ['did not, in the north', 'വന്നീല', 'വന്നില്ല'],
    ['to me, in the north', 'ഇക്ക്', 'എനിക്ക്'],
  ])('undoes %s: %s is %s', (_, said, written) => {
    expect(asWritten(said)).toContain(written)
  })

  it.each([
    ['മെല്ലി', 'before another vowel than അ, ആ and ഏ'],
    ['ലെറ്റർ', 'of an English word'],
    ['ബാക്ക്', 'of a word with its own ബ'],
  ])('leaves %s, the first sound %s', (word) => {
    expect(asWritten(word)).toEqual([])
  })

  it.each(['കൊണ്ട്', 'കുപ്പി', 'മമ്മി', 'വണ്ടി', 'അന്നം'])('finds nothing swallowed in %s', (word) => {
    expect(asWritten(word).filter((one) => one.length > word.length)).toEqual([])
  })

  it('never returns the word itself, nor a spelling twice', () => {
    fc.assert(
      fc.property(malayalamText, (text) => {
        const spellings = asWritten(text)
        expect(spellings).not.toContain(text)
        expect(new Set(spellings).size).toBe(spellings.length)
      }),
    )
  })
})
