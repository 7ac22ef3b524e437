import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, malayalamText } from '../testing.ts'
import { analyse } from './analyse.ts'
import type { FoundEnding } from './analysis.ts'
import { makeLexicon } from './lexicon.ts'
import { aLexicon, anEntry } from './testing.ts'

const lexicon = aLexicon()
const first = (word: string) => analyse(word, lexicon)[0]

/** The headword and its endings as a card shows them, with the changes at the joints. */
const parts = (word: string) => {
  const found = first(word)
  if (!found) return 'unknown'
  const { before, entry, endings } = found
  const start = before ? [before.entry.word, ...before.endings.map(show)] : []
  return [...start, entry.word, ...endings.map(show)].join(' ')
}

const show = ({ shown, joint }: FoundEnding) => (joint ? `${shown} (${joint.was}→${joint.now})` : shown)

describe('analyse', () => {
  it.each([
    ['കൊച്ചിയിലേക്കാണോ', 'കൊച്ചി -ിലേക്ക് (→യ) -ാണ് (്→) -ോ (്→)'],
    ['വെള്ളത്തിൽ', 'വെള്ളം -ിൽ (ം→ത്ത്)'],
    ['വീട്ടിലാണ്', 'വീട് -ിൽ (ട്→ട്ട്) -ാണ് (ൽ→ല)'],
    ['മകളുടെ', 'മകൾ -ുടെ (ൾ→ള)'],
    ['മരങ്ങളിൽ', 'മരം -ങ്ങൾ (ം→) -ിൽ'],
    ['പൂക്കൾ', 'പൂവ് -ക്കൾ (വ്→)'],
    ['മരവും', 'മരം -ും (ം→വ)'],
    ['പേരാണ്', 'പേര് -ാണ് (്→)'],
    ['വന്നു', 'വരുക -ന്നു (രുക→ന്നു)'],
    ['കഴിച്ചില്ല', 'കഴിക്കുക -ില്ല (ക്കുക→ച്ചു)'],
    ['എഴുതിയ', 'എഴുതുക -ിയ (ുക→ി)'],
    ['തിരുവനന്തപുരത്ത്', 'തിരുവനന്തപുരം -ത്ത് (ം→ത്ത്)'],
    ['വന്നവരുടെ', 'വരുക -ന്ന (രുക→ന്നു) -വർ -ുടെ'],
    ['ചെയ്യപ്പെടുന്നു', 'ചെയ്യുക -പ്പെടുക (ുക→) -ുന്നു'],
    ['എനിക്കും', 'ഞാൻ എനിക്ക് -ും (്→)'],
    ['ഇപ്പോഴും', 'ഇപ്പോൾ -ും (ോൾ→ോഴ)'],
  ])('takes %s apart', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it('says in plain English what each ending does', () => {
    expect(first('കൊച്ചിയിലേക്കാണോ')?.endings.map(({ means }) => means)).toEqual(['to, into', 'is', '?'])
  })

  it.each([
    { of: 'an old chillu', word: 'അവന്\u200D', headword: 'അവൻ' },
    { of: 'an old nta', word: 'വീടിൻ്റെ', headword: 'വീട്' },
    { of: 'an old half-u', word: 'വീട്ടിലേക്കു', headword: 'വീട്' },
    { of: 'a doubled consonant after ർ', word: 'വിദ്യാർത്ഥി', headword: 'വിദ്യാർഥി' },
    { of: 'ദ്ധ for ധ', word: 'അദ്ധ്യാപകൻ', headword: 'അധ്യാപകൻ' },
    { of: 'ൻമ for ന്മ', word: 'ചേട്ടൻമാർ', headword: 'ചേട്ടൻ' },
    { of: 'ക്ക for യ്ക്ക', word: 'അമ്മക്ക്', headword: 'അമ്മ' },
    { of: 'ററ for റ്റ', word: 'കാററ്', headword: 'കാറ്റ്' },
    { of: 'ററ for റ്റ before a sign', word: 'പററി', headword: 'പറ്റുക' },
    { of: 'ളള for ള്ള', word: 'വെളളത്തിൽ', headword: 'വെള്ളം' },
    { of: 'ററ for റ്റ beside another old one', word: 'കാററിലേക്കു', headword: 'കാറ്റ്' },
  ])('reads the spelling with $of', ({ word, headword }) => {
    expect(first(word)?.entry.word).toBe(headword)
  })

  it.each([
    ['കാറ്', 'കാർ'],
    ['വെളം', 'വെള്ളം'],
    ['കാറററ്', 'കാറ്റ്'],
  ])('does not take %s for %s', (word, headword) => {
    expect(analyse(word, lexicon).map(({ entry }) => entry.word)).not.toContain(headword)
  })

  it.each([
    ['പോണം', 'പോകുക'],
    ['പോണ്ട', 'പോകുക'],
    ['പോട്ടെ', 'പോകുക'],
    ['അവിടുന്ന്', 'അവിടെ'],
    ['വീട്ടിലോട്ട്', 'വീട്'],
    ['വീട്ടീന്ന്', 'വീട്'],
    ['ചെയ്യുവാ', 'ചെയ്യുക'],
    ['വരൂല', 'വരുക'],
    ['എന്താ', 'എന്ത്'],
    ['പറയല്ലേ', 'പറയുക'],
    ['വലിയൊരു', 'വലിയ'],
    ['ചെറുതാണ്', 'ചെറിയ'],
    ['കഥാ', 'കഥ'],
    ['അമ്മയേയും', 'അമ്മ'],
  ])('reads spoken %s as %s', (word, headword) => {
    expect(first(word)?.entry.word).toBe(headword)
  })

  it.each([
    ['ചായക്കട', 'ചായ കട'],
    ['മരപ്പണിയിൽ', 'മരം പണി -ിൽ (→യ)'],
    ['വീട്ടുജോലി', 'വീട് ജോലി'],
    ['മറന്നുവെച്ചു', 'മറക്കുക -ന്ന് (ക്കുക→ന്നു) വെക്കുക -ച്ചു (ക്കുക→ച്ചു)'],
    ['കിടന്നുറങ്ങി', 'കിടക്കുക -ന്ന് (ക്കുക→ന്നു) ഉറങ്ങുക -ി (ുക→ി)'],
    ['വീട്ടിലിരുന്നു', 'വീട് -ിൽ (ട്→ട്ട്) ഇരിക്കുക -ുന്നു (ിക്കുക→ുന്നു)'],
    ['പാട്ടുപാടി', 'പാട്ട് പാടുക -ി (ുക→ി)'],
  ])('reads %s as two words in one', (word, expected) => {
    expect(parts(word)).toBe(expected)
  })

  it.each(['കബഡി', 'xyz', '', ' ', '12', 'മ', '്', 'മരത്തത്തിൽ', 'അമ്മിൽ', 'വരക്കുന്നു', 'അമ്മതെ', 'ിൽ'])(
    'does not know %j',
    (word) => {
      expect(analyse(word, lexicon)).toEqual([])
    },
  )

  it('ranks a word of its own before a form, and fewer endings before more', () => {
    const kept = makeLexicon([
      anEntry('പാല്', 'noun', 'milk, as some spell it'),
      anEntry('പാൽ', 'noun', 'milk'),
      anEntry('പാലിൽ', 'adverb', 'somewhere'),
    ])
    expect(analyse('പാലിൽ', kept).map(({ endings }) => endings.length)).toEqual([0, 1, 1])
  })

  it('ranks the commoner of two words first', () => {
    const kept = makeLexicon([
      anEntry('ആറ്', 'noun', 'river', { use: 3 }),
      anEntry('ആറ്', 'numeral', 'six', { use: 1 }),
    ])
    expect(analyse('ആറിൽ', kept).map(({ entry }) => entry.means[0])).toEqual(['six', 'river'])
  })

  it('puts the parts of a set phrase before the phrase', () => {
    const kept = makeLexicon([
      anEntry('സുഖമാണോ', 'phrase', 'how are you?'),
      anEntry('സുഖം', 'noun', 'health'),
      anEntry('പറയൂ', 'interjection', 'please say'),
      anEntry('പറയുക', 'verb', 'to say', { past: 'പറഞ്ഞു' }),
    ])
    expect(analyse('സുഖമാണോ', kept).map(({ entry }) => entry.word)).toEqual(['സുഖം', 'സുഖമാണോ'])
    expect(analyse('പറയൂ', kept)[0]?.entry.word).toBe('പറയുക')
  })

  it('puts the parts of a form that says no more than they do before it, and before what else it may be a form of', () => {
    const kept = makeLexicon([
      anEntry('ഉണ്ടാകുക', 'verb', 'to come into being', { past: 'ഉണ്ടായി' }),
      anEntry('ഉണ്ടായിരുന്നു', 'particle', 'there was'),
      anEntry('ഉണ്ട്', 'particle', 'there is'),
    ])
    const readings = analyse('ഉണ്ടായിരുന്നു', kept).map(({ entry }) => entry.word)
    expect(readings.slice(0, 3)).toEqual(['ഉണ്ട്', 'ഉണ്ടായിരുന്നു', 'ഉണ്ടാകുക'])
  })

  it('keeps what only joins near a form of it that means another thing', () => {
    const kept = makeLexicon([
      anEntry('എന്നും', 'adverb', 'every day', { use: 2 }),
      anEntry('എന്ന്', 'conjunction', 'that'),
    ])
    expect(analyse('എന്നും', kept).map(({ entry, cost }) => [entry.word, cost])).toEqual([
      ['എന്നും', 2],
      ['എന്ന്', 7],
    ])
  })

  it('leaves a form that has come to mean another thing before its parts, and keeps them near', () => {
    const kept = makeLexicon([
      { ...anEntry('അടുത്ത', 'adjective', 'next'), means: ['next', 'near, close'] },
      anEntry('അടുത്ത്', 'postposition', 'near'),
      anEntry('അടുക്കുക', 'verb', 'to come near', { past: 'അടുത്തു' }),
      { ...anEntry('പുറം', 'noun', 'back'), means: ['back', 'outside'] },
      anEntry('പുറത്ത്', 'adverb', 'outside'),
      anEntry('ശരി', 'noun', 'right'),
      anEntry('ശരിയാകുക', 'verb', 'to be all right', { past: 'ശരിയായി' }),
    ])
    const costs = (word: string) => analyse(word, kept).map(({ entry, cost }) => [entry.word, cost])
    expect(costs('അടുത്ത')).toEqual([
      ['അടുത്ത', 0],
      ['അടുക്കുക', 5],
    ])
    expect(costs('അടുത്താണ്')[0]).toEqual(['അടുത്ത്', 10])
    expect(costs('പുറത്ത്')).toEqual([
      ['പുറത്ത്', 0],
      ['പുറം', 5],
    ])
    expect(analyse('ശരിയാകുക', kept)[0]?.entry.word).toBe('ശരിയാകുക')
  })

  it('leaves a word that only looks like a form of another one in its place', () => {
    const kept = makeLexicon([anEntry('തന്നെ', 'particle', 'itself'), anEntry('താൻ', 'pronoun', 'oneself')])
    expect(analyse('തന്നെ', kept).map(({ entry }) => entry.word)).toEqual(['തന്നെ', 'താൻ'])
  })

  it('reads words that were added later', () => {
    const growing = makeLexicon([anEntry('മരം', 'noun', 'tree')])
    expect(analyse('മലയിൽ', growing)).toEqual([])
    growing.add([anEntry('മല', 'noun', 'hill')])
    expect(analyse('മലയിൽ', growing)[0]?.entry.word).toBe('മല')
  })

  it.each(['ര', 'അര', 'ആയിരത്തി', 'നൂറ്റി', 'ഇരുപത്തിയഞ്ചര'])(
    'comes to an end with %s in a row, and takes letters without end for no word',
    (piece) => {
      const numbers = makeLexicon([
        anEntry('മരം', 'noun', 'tree'),
        anEntry('അര', 'numeral', 'half'),
        anEntry('അഞ്ച്', 'numeral', 'five'),
        anEntry('ഇരുപത്', 'numeral', 'twenty'),
        anEntry('നൂറ്', 'numeral', 'hundred'),
        anEntry('ആയിരം', 'numeral', 'thousand'),
      ])
      const row = piece.repeat(Math.floor(119 / piece.length))
      expect(analyse(`${row}ഝ`, numbers)).toEqual([])
      expect(analyse('മരം'.padStart(100_000, row), numbers)).toEqual([])
    },
  )

  it('accepts any text, and returns no reading twice', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, malayalamText), (text) => {
        const found = analyse(text, lexicon).map(({ entry, endings, before }) =>
          JSON.stringify([entry, endings.map(({ id }) => id), before?.entry]),
        )
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})
