import { Path } from '@app/learning/course'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formatFault } from '../../fault.ts'
import { pathOf } from '../../path/path-of.ts'
import { aPath, aSentence, aUnit } from '../../path/testing.ts'
import { faultsOf, sourceOf } from '../../testing/content.ts'
import { checkPath } from './check-path.ts'

const faults = (...units: string[]) =>
  faultsOf(checkPath, aPath(units)).map((line) => line.replace('content/data/path/', ''))
/** The sample's sentences with others in their place. */
const saying = (...last: string[]) =>
  [
    'അമ്മ.',
    'അമ്മ, വെള്ളം.',
    'അമ്മ, വീട്.',
    'അമ്മ, ചോറ്.',
    'അമ്മ, പാൽ.',
    'അമ്മ, ചായ.',
    'ചായ, പാൽ.',
    'വെള്ളം, ചോറ്.',
    'വീട്, അമ്മ.',
  ]
    .slice(0, 9 - last.length)
    .concat(last)
    .map((text, at) => aSentence(`s-${at + 1}`, text))
    .join('')

describe('checkPath', () => {
  it('is silent where there is no path', () => {
    expect(faultsOf(checkPath, {})).toEqual([])
  })

  it('accepts the sample', () => {
    expect(faults(aUnit())).toEqual([])
  })

  it.each([
    {
      what: 'a can-do that is not in both languages',
      unit: aUnit({ canDo: '{ en: I can., ml: I can. }' }),
      found: ['1.yaml:6  "I can." is not Malayalam.'],
    },
    {
      what: 'a word that is not in the lexicon',
      unit: aUnit({ taught: 'amma, vellam, veedu, choru, paal, chaaya, nothing' }),
      found: ['1.yaml:8  There is no word "nothing".'],
    },
    {
      what: 'a word that is taught twice',
      unit: aUnit({ taught: 'amma, vellam, veedu, choru, paal, chaaya, amma' }),
      found: ['1.yaml:8  The word "amma" is taught already.'],
    },
    {
      what: 'an unknown ending',
      unit: aUnit({
        more: '    ending: { id: nothing, note: { en: It., ml: അത്. }, examples: [{ text: വീട്, english: a }, { text: വീട്, english: b }] }\n',
      }),
      found: ['1.yaml:9  There is no ending "nothing".'],
    },
    {
      what: 'a letter in script before it is taught',
      unit: aUnit({ more: '    read: [amma, choru]\n' }),
      found: ['ച', 'ോ', 'റ', '്'].map(
        (letter) => `1.yaml:9  The word ചോറ് is read in script, but its letter ${letter} is not taught yet.`,
      ),
    },
    {
      what: 'a word that is read before it is taught',
      unit: aUnit({ more: '    read: [mazha]\n' }),
      found: ['1.yaml:9  The word "mazha" is read before it is taught.'],
    },
    {
      what: 'a sentence that does not exist',
      unit: aUnit({ said: `${saying()}      - food-1\n` }),
      found: ['1.yaml:19  There is no sentence "food-1".'],
    },
    {
      what: 'a word that is not taught yet',
      unit: aUnit({ said: saying('അമ്മ, മഴ.') }),
      found: ['1.yaml:18  "അമ്മ, മഴ." has words that are not taught yet: മഴ.'],
    },
    {
      what: 'a word that the lexicon does not explain',
      unit: aUnit({ said: saying('അമ്മ, ക്ഷഖ്ഢ.') }),
      found: ['1.yaml:18  The lexicon does not explain the word ക്ഷഖ്ഢ.'],
    },
    {
      what: 'two new words in one sentence',
      unit: aUnit({
        said: saying('ചായ, പാൽ.').replace('അമ്മ, പാൽ.', 'അമ്മ, ചോറ്, വീട്.').replace('അമ്മ, ചായ.', 'വീട്, അമ്മ.'),
      }),
      found: [
        '1.yaml:14  There are 2 glosses for 3 words.',
        '1.yaml:16  "ചായ, പാൽ." has more than one new word: ചായ, പാൽ.',
      ],
    },
    {
      what: 'the same sentence twice running',
      unit: aUnit({ said: saying('വീട്, അമ്മ.', 'വീട്, അമ്മ!') }),
      found: ['1.yaml:18  The sentence "വീട്, അമ്മ!" stands twice running.'],
    },
    {
      what: 'an English sentence in Malayalam',
      unit: aUnit({ said: saying().replace('Words.', 'അമ്മ.') }),
      found: ['1.yaml:10  "അമ്മ." is not English.'],
    },
  ])('refuses $what', ({ unit, found }) => {
    expect(faults(unit)).toEqual(found)
  })

  it('names a word that does not return, but in the last stretch', () => {
    const files = aPath(
      [aUnit()],
      [
        aUnit({
          id: 'unit-2',
          said: ['1', '2', '3', '4', '5', '6', '7', '8', '9']
            .map((n) => aSentence(`t-${n}`, Number(n) % 2 ? 'അമ്മ, ചായ.' : 'അമ്മ, പാൽ.'))
            .join(''),
        }),
      ],
    )
    const found = faultsOf(checkPath, files).filter((line) => line.includes('stands in'))
    expect(found).toEqual([
      'content/data/path/1.yaml:8  "vellam" stands in 2 sentences of 1 units, not in 3 of 2.',
      'content/data/path/1.yaml:8  "veedu" stands in 2 sentences of 1 units, not in 3 of 2.',
      'content/data/path/1.yaml:8  "choru" stands in 2 sentences of 1 units, not in 3 of 2.',
    ])
  })
})

/** What is wrong with the form of a unit's file alone. */
const shape = (unit: string) => sourceOf(aPath([unit])).faults.map(formatFault)

describe('the shape of a stretch', () => {
  it.each([
    [
      'three letters at most',
      aUnit().replace('[letter-a, letter-mma]', '[a, b, c, d]'),
      'A unit has at most 3 new letters.',
    ],
    ['six words at least', aUnit({ taught: 'amma' }), 'A unit has at least 6 new words.'],
    [
      'nine sentences at least',
      aUnit({ said: aSentence('s-1', 'അമ്മ.') }),
      'A unit has at least 9 sentences.',
    ],
    ['a can-do in two languages', aUnit({ canDo: '{ en: I can. }' }), '"ml" is missing here.'],
    [
      'a note of 25 words at most',
      aUnit({
        more: `    ending: { id: locative, note: { en: ${'word '.repeat(26)}, ml: അത് }, examples: [{ text: വീട്, english: a }, { text: വീട്, english: b }] }\n`,
      }),
      'A note has at most 25 words.',
    ],
  ])('has %s', (_, unit, fault) => {
    expect(shape(unit).join('\n')).toContain(fault)
  })
})

describe('a note', () => {
  const withNote = (note: string, more: string) =>
    aUnit({
      more: `    ending: { id: locative, note: { en: "${note}", ml: അത് }, more: { en: "${more}", ml: അത് }, examples: [{ text: വീട്, english: a }, { text: വീട്, english: b }] }\n`,
    })

  it('may have more behind it, of 60 words at most', () => {
    expect(shape(withNote('In.', 'word '.repeat(60)))).toEqual(shape(aUnit()))
    expect(shape(withNote('In.', 'word '.repeat(61))).join()).toContain('behind a note has at most 60 words.')
  })

  it('shows an ending on words that were met; what stands behind it may show others', () => {
    const told = (note: string, more: string) => faults(withNote(note, more)).join(' ')
    expect(told('As -ഇൽ in മഴ.', 'More.')).toContain('മഴ (mazha) of the note is not taught by then.')
    expect(told('As -ഇൽ in വീട്.', 'And മഴ.')).not.toContain('of the note')
  })
})

it('gives the path as the course reads it', () => {
  const path = v.parse(
    Path,
    pathOf(
      sourceOf(aPath([aUnit({ more: '    read: [amma]\n    films: [{ film: food, lines: [1, 2] }]\n' })])),
    ),
  )
  expect(path.stretches[0]?.units[0]).toMatchObject({
    words: ['amma', 'vellam', 'veedu', 'choru', 'paal', 'chaaya'],
    read: ['amma'],
    films: [{ film: 'food', lines: [1, 2] }],
    sentences: ['s-1', 's-2', 's-3', 's-4', 's-5', 's-6', 's-7', 's-8', 's-9'],
  })
})
