import { describe, expect, it } from 'vitest'
import { makeLexicon } from './lexicon.ts'
import { anEntry, lastMeaningIn, readingsIn, smallLexicon } from './testing.ts'

const lexicon = makeLexicon([
  ...smallLexicon,
  ...'കറി ചർച്ച മിന്നൽ കാടി പനി ആഴ്ച ഘട്ടം പഞ്ചായത്ത് അംഗം തേക്ക് ആപ്പ് ഇടം കുന്ന് പിൻ സീറ്റ് ക്യാമ്പ് കെട്ട് വെട്ടിപ്പ് ആശ്വാസം ഏട്ടൻ പുഴ'
    .split(' ')
    .map((word) =>
      anEntry(word, 'noun', word === 'ഏട്ടൻ' ? 'elder brother' : 'thing', { use: word === 'വെട്ടിപ്പ്' ? 3 : 1 }),
    ),
  anEntry('രമേശൻ', 'name', 'Rameshan', { kind: 'person' }),
  anEntry('ഇടത്തെ', 'adjective', 'left', { also: ['ഇടത്തേ'] }),
  anEntry('എന്തൊരു', 'adjective', 'what a'),
  anEntry('പുറകിൽ', 'postposition', 'behind'),
  anEntry('അമ്പത്', 'numeral', 'fifty'),
  anEntry('നാല്', 'numeral', 'four'),
  ...(
    [
      ['കൊണ്ടുപോകുക', 'കൊണ്ടുപോയി'],
      ['കരിയുക', 'കരിഞ്ഞു'],
      ['അരിയുക', 'അരിഞ്ഞു'],
      ['വെട്ടുക', 'വെട്ടി'],
      ['പൊളിക്കുക', 'പൊളിച്ചു'],
      ['ഒളിക്കുക', 'ഒളിച്ചു'],
      ['ആടുക', 'ആടി'],
      ['എത്തുക', 'എത്തി'],
      ['കത്തുക', 'കത്തി'],
      ['നശിക്കുക', 'നശിച്ചു'],
      ['കെടുക', 'കെട്ടു'],
    ] as const
  ).map(([word, past]) => anEntry(word, 'verb', 'do', { past })),
])

const all = readingsIn(lexicon)
const first = (word: string) => all(word)[0] ?? 'unknown'

describe('endings of time and place', () => {
  it.each([
    ['ദിവസത്തിനകം', 'ദിവസം inside'],
    ['ആഴ്ചയ്ക്കകം', 'ആഴ്ച inside'],
    ['ചർച്ചയ്ക്കൊടുവിൽ', 'ചർച്ച atEndOf'],
    ['യാത്രയ്ക്കൊടുവിലാണ്', 'യാത്ര atEndOf is'],
    ['ജനലിനപ്പുറത്ത്', 'ജനൽ beyond'],
    ['പുഴയ്ക്കക്കരെ', 'പുഴ beyond'],
    ['കാടാകെ', 'കാട് allOver'],
    ['മുറിയാകെ', 'മുറി allOver'],
    ['രാവിലെതൊട്ട്', 'രാവിലെ since'],
    ['പുറകിലത്തെ', 'പുറകിൽ ofTime'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))
})

describe('as and for', () => {
  it.each([
    ['പനിയായിട്ട്', 'പനി asIs'],
    ['പണമായിട്ട്', 'പണം asIs'],
    ['പോയിട്ട്', 'പോകുക after'],
    ['വെള്ളത്തിനായി', 'വെള്ളം forSake'],
    ['അമ്മയ്ക്കായി', 'അമ്മ forSake'],
    ['അച്ഛനായി', 'അച്ഛൻ became'],
    ['കുട്ടിയായി', 'കുട്ടി became'],
    ['മിന്നലോടുകൂടിയ', 'മിന്നൽ with'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))

  it('says for how long one goes somewhere, and where to', () => {
    const meansOf = lastMeaningIn(lexicon)
    expect(meansOf('ദിവസത്തേക്ക്')).toBe('for (so long); to')
    expect(meansOf('സ്ഥലത്തേക്ക്')).toBe('to, into')
  })
})

describe('verbs', () => {
  it.each([
    ['പൊയ്ക്കോ', 'പോകുക goAhead'],
    ['കൊണ്ടുപൊയ്ക്കോ', 'കൊണ്ടുപോകുക goAhead'],
    ['ആടിയാടി', 'ആടുക participle + ആടുക past'],
    ['എന്താടി', 'എന്ത് is callHer'],
    ['വരുമെന്നറിഞ്ഞു', 'വരുക future that + അറിയുക past'],
    ['വരണമെന്നറിയാതെ', 'വരുക must that + അറിയുക without'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))

  it('what is a verb may be a noun in half-u, and comes after it', () => {
    expect(all('കെട്ടു')).toContain('കെട്ട്')
    expect(first('കെട്ടു')).not.toBe('കെട്ട്')
    expect(all('പാട്ടു')).toEqual(['പാട്ട്'])
  })
})

describe('two words in one', () => {
  it.each([
    ['കറിക്കരിഞ്ഞു', 'കറി dative + അരിയുക past'],
    ['വെട്ടിപ്പൊളിച്ചു', 'വെട്ടുക participle + പൊളിക്കുക past'],
    ['കത്തിനശിച്ചു', 'കത്തുക participle + നശിക്കുക past'],
    ['കത്തിയെടുത്തു', 'കത്തി + എടുക്കുക past'],
    ['ഇടത്തേക്കാൽ', 'ഇടത്തെ + കാൽ'],
    ['ഇടത്തേക്ക്', 'ഇടം allative'],
    ['നാലാംഘട്ടം', 'നാല് ordinal + ഘട്ടം'],
    ['എന്തൊരാശ്വാസം', 'എന്തൊരു + ആശ്വാസം'],
    ['പഞ്ചായത്തംഗം', 'പഞ്ചായത്ത് + അംഗം'],
    ['അമ്പതിനായിരം', 'അമ്പത് + ആയിരം'],
    ['അമ്പതിനായിരത്തോളം', 'അമ്പത് + ആയിരം asMuchAs'],
    ['കുന്നിൻമുകളിൽ', 'കുന്ന് genitive + മുകളിൽ'],
    ['രമേശേട്ടൻ', 'രമേശൻ + ഏട്ടൻ'],
    ['സ്ഥലമെത്തി', 'സ്ഥലം + എത്തുക past'],
    ['പേനയെത്തി', 'unknown'],
    ['കുഞ്ഞാപ്പ്', 'unknown'],
    ['പിൻസീറ്റ്', 'unknown'],
    ['ക്യാംപിൽ', 'ക്യാമ്പ് locative'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))
})
