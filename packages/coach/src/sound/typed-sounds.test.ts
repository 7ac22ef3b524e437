import { easyLatin, latin } from '@app/malayalam/sound'
import { describe, expect, it } from 'vitest'
import { habitsIn, misfitsIn } from './typed-sounds.ts'

const fits = (word: string, typed: string, guess = typed) =>
  misfitsIn(word, typed, habitsIn(guess))?.map(({ unit, fit }) => `${unit.text} ${fit}`)

describe('misfitsIn', () => {
  it.each([
    ['വെള്ളം', 'vellam velam veḷḷam'],
    ['പത്ത്', 'pathu patthu paththu path patth pattŭ'],
    ['പൂ', 'poo pu puu'],
    ['പൂക്കൾ', 'pookkal pookal pukal'],
    ['വീട്', 'veedu vidu veed veetu'],
    ['വീട്ടിൽ', 'veettil veetil vittil'],
    ['കുട്ടി', 'kutti kuti kutty kuttee'],
    ['മഴ', 'mazha maza mazhaa'],
    ['അച്ഛൻ', 'achan acchan achchan athchan'],
    ['കൊച്ചി', 'kochi kocchi kotchi'],
    ['ചക്ക', 'chakka chaka chacka'],
    ['ഞാൻ', 'njan njaan nyan gnan'],
    ['മാങ്ങ', 'manga maanga maangga'],
    ['മഞ്ഞ', 'manja mannja'],
    ['അഞ്ച്', 'anchu anju'],
    ['തിങ്കൾ', 'thinkal thingal'],
    ['എന്റെ', 'ente ende entey'],
    ['വേണം', 'venam veenam'],
    ['ഫോൺ', 'fon phon foon'],
    ['അത്', 'athu adhu atu'],
    ['പഠിക്കണം', 'padikkanam padhikkanam pathikkanam'],
    ['സദ്യ', 'sadya sadhya'],
    ['കഷ്ടം', 'kashtam kashttam kashtham'],
    ['ബസ്', 'bas bassu'],
    ['പാൽ', 'paal pal paalu'],
    ['ക്ഷമ', 'kshama xama'],
  ])('%s is typed in all of these ways: %s', (word, typed) => {
    for (const one of typed.split(' ')) expect([one, fits(word, one)]).toEqual([one, []])
  })

  it.each(['വെള്ളം', 'സന്തോഷം', 'ശ്രദ്ധിക്കുക', 'ജ്ഞാനം', 'മനുഷ്യൻ', 'കൗതുകം'])(
    '%s is typed as our own Latin has it',
    (word) => {
      expect(fits(word, easyLatin(word))).toEqual([])
      expect(fits(word, latin(word))).toEqual([])
    },
  )

  it.each([
    { word: 'തല', typed: 'thalla', misfits: ['ല wrong'] },
    { word: 'വള', typed: 'vaala', misfits: [' wrong'] },
    { word: 'വില', typed: 'veela', misfits: ['ി wrong'] },
    { word: 'മല', typed: 'mazha', misfits: ['ല wrong'] },
    { word: 'പാട്ട്', typed: 'paathu', misfits: ['ട്ട wrong'] },
    { word: 'കുട്ടി', typed: 'kudi', misfits: ['ട്ട wrong'] },
    { word: 'കാറ്റ്', typed: 'kaathu', misfits: ['റ്റ wrong'] },
    { word: 'മാൻ', typed: 'maanju', misfits: ['ൻ wrong'] },
    { word: 'മഴ', typed: 'mala', misfits: ['ഴ loose'] },
    { word: 'പത്ത്', typed: 'pattu', misfits: ['ത്ത loose'] },
    { word: 'പട്ട്', typed: 'paththu', misfits: ['ട്ട wrong'] },
    { word: 'പട്ട്', typed: 'pattŭ', misfits: ['ട്ട wrong'] },
    { word: 'പാൽ', typed: 'pallu', misfits: ['ൽ loose'] },
    { word: 'പശു', typed: 'basu', misfits: ['പ loose'] },
    { word: 'കൊതി', typed: 'kodi', misfits: ['ത loose'] },
  ])('tells of $word, typed $typed, which sound is not said', ({ word, typed, misfits }) => {
    expect(fits(word, typed)).toEqual(misfits)
  })

  it('takes what is short or single for a sign only from who writes it long and double elsewhere', () => {
    expect(fits('പാട്ട്', 'pattu', 'pattu ketu')).toEqual([])
    expect(fits('പാട്ട്', 'pattu', 'njaan pattu ketu')).toEqual(['ാ loose'])
    expect(fits('ഇല്ല', 'ila', 'enikku ila')).toEqual([])
    expect(fits('ഇല്ല', 'ila', 'nallathu ila')).toEqual(['ല്ല loose'])
  })

  it('knows nothing of what is no spelling of the word', () => {
    expect(fits('മഴ', 'veedu')).toBeUndefined()
    expect(fits('മഴ', '')).toBeUndefined()
  })
})
