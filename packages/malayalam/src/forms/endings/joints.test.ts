import { describe, expect, it } from 'vitest'
import { close, type JointKind, open } from './joints.ts'
import { slots } from './slots.ts'

type Kind = Exclude<JointKind, 'none'>

/** What a word becomes before an ending, as `make` uses it: without changes that are only understood. */
const opened = (word: string, of: string, kind: Kind, ending: string) =>
  open(word, slots(of), kind, ending)
    .filter(({ rank }) => rank < 3)
    .map(({ text }) => text + ending)

describe('open', () => {
  it.each<[rule: string, word: string, of: string, kind: Kind, ending: string, texts: string[]]>([
    ['drops a half-u before a vowel', 'വീട്', 'noun', 'vowel', 'ാണ്', ['വീടാണ്']],
    ['adds യ after a', 'അമ്മ', 'noun', 'vowel', 'ാണ്', ['അമ്മയാണ്']],
    ['adds യ after ഇ', 'കുട്ടി', 'noun', 'vowel', 'ാണ്', ['കുട്ടിയാണ്']],
    ['adds വ after ഉ', 'പശു', 'noun', 'vowel', 'ാണ്', ['പശുവാണ്']],
    ['changes ം to മ before a vowel', 'മരം', 'noun', 'vowel', 'ാണ്', ['മരമാണ്']],
    ['changes ം to വ before ഉം', 'മരം', 'noun', 'and', 'ും', ['മരവും']],
    ['keeps മ before ഉം after another vowel', 'ടീം', 'noun', 'and', 'ും', ['ടീമും']],
    ['changes ൻ to ന', 'അച്ഛൻ', 'noun', 'vowel', 'ാണ്', ['അച്ഛനാണ്']],
    ['changes ൽ to ല', 'പാൽ', 'noun', 'vowel', 'ാണ്', ['പാലാണ്']],
    ['changes ൾ to ള', 'മകൾ', 'noun', 'vowel', 'ാണ്', ['മകളാണ്']],
    ['changes ൺ to ണ', 'ഫോൺ', 'noun', 'vowel', 'ാണ്', ['ഫോണാണ്']],
    ['changes ർ to ര', 'അവർ', 'noun', 'vowel', 'ാണ്', ['അവരാണ്']],
    ['changes ർ to റ in loan words', 'കാർ', 'rra', 'vowel', 'ാണ്', ['കാറാണ്']],
    ['changes ോൾ to ോഴ in words for a time', 'ഇപ്പോൾ', 'case', 'vowel', 'ാണ്', ['ഇപ്പോഴാണ്', 'ഇപ്പോളാണ്']],
    ['drops ഉ of a finite verb', 'വന്നു', 'finite', 'vowel', 'െന്ന്', ['വന്നെന്ന്', 'വന്നുവെന്ന്']],
    ['drops the vowel of പോയി', 'പോയി', 'finiteI', 'vowel', 'െന്ന്', ['പോയെന്ന്']],
    ['adds യ after ഇ of a past', 'എഴുതി', 'finiteI', 'vowel', 'െന്ന്', ['എഴുതിയെന്ന്']],
    ['drops the a of a negative', 'വന്നില്ല', 'negative', 'vowel', 'െന്ന്', ['വന്നില്ലെന്ന്']],
    ['drops ം of ണം before a question', 'വരണം', 'future', 'vowel', 'ോ', ['വരണോ']],
    ['writes a half-u as ഉ before a consonant', 'ഇന്ന്', 'case', 'consonant', 'മുതൽ', ['ഇന്നുമുതൽ']],
    ['changes nothing else before a consonant', 'നാളെ', 'case', 'consonant', 'മുതൽ', ['നാളെമുതൽ']],
  ])('%s: %s', (_, word, of, kind, ending, texts) => {
    expect(new Set(opened(word, of, kind, ending))).toEqual(new Set(texts))
  })

  it('says what changed', () => {
    expect(open('മരം', slots('noun'), 'vowel', 'ാണ്')[0]?.joint).toMatchObject({ was: 'ം', now: 'മ' })
  })

  it('keeps only the slots for which a rule holds', () => {
    const [side] = open('മകൾ', slots('noun|finite'), 'vowel', 'ാണ്')
    expect(side?.of).toBe(slots('noun'))
  })

  it('does not open a word of other slots', () => {
    expect(open('വന്നു', slots('end'), 'vowel', 'ാണ്')).toEqual([])
  })

  it('does not open a word that is nothing but the change', () => {
    expect(open('ം', slots('noun'), 'vowel', 'ാണ്')).toEqual([])
  })
})

describe('close', () => {
  it.each<[opened: string, of: string, kind: Kind, ending: string, word: string]>([
    ['വീട', 'noun', 'vowel', 'ാണ്', 'വീട്'],
    ['അമ്മയ', 'noun', 'vowel', 'ാണ്', 'അമ്മ'],
    ['മരമ', 'noun', 'vowel', 'ാണ്', 'മരം'],
    ['മരവ', 'noun', 'and', 'ും', 'മരം'],
    ['കാറ', 'rra', 'vowel', 'ാണ്', 'കാർ'],
    ['ഇപ്പോഴ', 'case', 'vowel', 'ാണ്', 'ഇപ്പോൾ'],
    ['ഇന്നു', 'case', 'consonant', 'മുതൽ', 'ഇന്ന്'],
  ])('finds the word of %s', (text, of, kind, ending, word) => {
    expect(close(text, slots(of), kind, ending).map((side) => side.text)).toContain(word)
  })

  it('understands a ം that speech drops before ആണ്', () => {
    const [found] = close('സുഖ', slots('noun'), 'vowel', 'ാണ്').filter(({ text }) => text === 'സുഖം')
    expect(found?.rank).toBe(4)
  })

  it('does not read a ം into a word of other letters', () => {
    expect(close('രക്ത', slots('noun'), 'vowel', 'ാണ്').map(({ text }) => text)).not.toContain('രക്തം')
  })

  const words = 'വീട് അമ്മ കുട്ടി പശു മരം ടീം അച്ഛൻ പാൽ മകൾ ഫോൺ അവർ കൈ വണ്ടി പൂവ് ജനാല'.split(' ')
  it.each(words)('finds %s again from everything that open makes of it', (word) => {
    for (const kind of ['vowel', 'and', 'consonant'] as const)
      for (const ending of ['ാണ്', 'ും', 'ോ', 'മുതൽ'])
        for (const side of open(word, slots('noun'), kind, ending))
          expect(close(side.text, slots('noun'), kind, ending).map(({ text }) => text)).toContain(word)
  })
})
