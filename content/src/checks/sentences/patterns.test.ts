import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../testing/content.ts'
import { patterns } from './patterns.ts'

type Fields = { text?: string; english?: string; gloss?: string; places?: string; words?: string }

/**
 * A file of one class and one pattern: `words:`, its name, its word, `patterns:`, topics, text, english,
 * gloss, `places:`, a place.
 */
const aFile = ({
  words = 'chaaya: a tea|tea',
  text = 'എനിക്ക് ഒരു ഗ്ലാസ് {drink} വേണം.',
  english = 'I want a glass of {drink}.',
  gloss = 'to me, a, glass, "{drink}", is wanted',
  places = 'drink: { words: drinks }',
}: Fields = {}) =>
  [
    'words:',
    '  drinks:',
    `    ${words}`,
    'patterns:',
    '  - topics: [tea]',
    `    text: "${text}"`,
    `    english: "${english}"`,
    `    gloss: [${gloss}]`,
    '    places:',
    `      ${places}`,
    '',
  ].join('\n')

const faults = (fields: Fields) =>
  faultsOf(patterns, { 'data/patterns.yaml': aFile(fields) }).map((fault) =>
    fault.replace('content/data/patterns.yaml:', ''),
  )

describe('patterns', () => {
  it.each<{ what: string; fields: Fields }>([
    { what: 'a place inside', fields: {} },
    {
      what: 'a place before the last mark',
      fields: { text: 'ഒരു ഗ്ലാസ് ചൂട് വെള്ളം, {drink}!', gloss: 'a, glass, hot, water, "{drink}"' },
    },
    {
      what: 'a gloss with more than the place',
      fields: { gloss: 'to me, a, glass, "of {drink}", is wanted' },
    },
    {
      what: 'a place with form and gloss',
      fields: { places: 'drink: { words: drinks, form: [dative], gloss: "for {}" }' },
    },
  ])('takes $what', ({ fields }) => {
    expect(faults(fields)).toEqual([])
  })

  it.each<{ fields: Fields; says: string }>([
    {
      fields: { text: 'എനിക്ക് ഒരു {drink} വേണം.', gloss: 'to me, a, "{drink}", is wanted' },
      says: '6  The sentence has 4 words, not 5.',
    },
    { fields: { gloss: 'to me, a, glass' }, says: '8  There are 3 glosses for 5 words.' },
    {
      fields: { text: 'എനിക്ക് ഒരു ഗ്ലാസ് {drink}യും വേണം.' },
      says: '6  A place is a whole word, with its endings named by its "form"; "{drink}യും" is not.',
    },
    { fields: { text: 'എനിക്ക് one ഗ്ലാസ് {drink} വേണം.' }, says: '6  "one" is not one word of Malayalam.' },
    { fields: { text: 'എനിക്ക് – ഗ്ലാസ് {drink} വേണം.' }, says: '6  "–" is not one word of Malayalam.' },
    {
      fields: { text: 'എനിക്ക് ഒരു-ഒരു ഗ്ലാസ് {drink} വേണം.' },
      says: '6  "ഒരു-ഒരു" is not one word of Malayalam.',
    },
    { fields: { english: 'ചായ {drink}' }, says: '7  "ചായ {drink}" is not English.' },
    { fields: { gloss: 'to me, ഒരു, glass, "{drink}", is wanted' }, says: '8  "ഒരു" is not English.' },
    { fields: { words: 'chaaya: ചായ' }, says: '3  "ചായ" is not English.' },
    {
      fields: { places: 'drink: { words: drinks, gloss: "{}ക്ക്" }' },
      says: '10  "{}ക്ക്" is not English.',
    },
    {
      fields: { places: 'drink: { words: drinks, gloss: for it }' },
      says: '10  The gloss "for it" does not say by {} where the word stands in it.',
    },
    {
      fields: { places: 'drink: { words: dishes }' },
      says: '10  No words are called "dishes": list them under "words".',
    },
    { fields: { places: 'drink: { words: dishes }' }, says: '3  No pattern uses the words "drinks".' },
    {
      fields: { places: 'cup: { words: drinks }' },
      says: '6  {drink} is not among the "places" of the pattern.',
    },
    {
      fields: { english: 'I want a glass of {drnk}.' },
      says: '7  {drnk} is not among the "places" of the pattern.',
    },
  ])('says: $says', ({ fields, says }) => {
    expect(faults(fields)).toContain(says)
  })

  it('wants a place in the text, in the English and in the gloss of its word', () => {
    const twoPlaces = 'drink: { words: drinks }\n      cup: { words: drinks }'
    expect(faults({ places: twoPlaces })).toEqual([
      '11  The place {cup} stands in the text 0 times, not once.',
      '11  The place {cup} does not stand in the English.',
    ])
    expect(faults({ text: 'എനിക്ക് ഒരു {drink} {drink} വേണം.' })).toEqual([
      '8  The gloss of the place {drink} is to hold {drink}, not "glass".',
      '10  The place {drink} stands in the text 2 times, not once.',
    ])
    expect(faults({ gloss: 'to me, a, "{drink}", tea, is wanted' })).toEqual([
      '8  The gloss {drink} belongs to another word of the text.',
      '8  The gloss of the place {drink} is to hold {drink}, not "tea".',
    ])
  })
})

it.each<{ fields: Fields; says: string }>([
  {
    fields: { words: 'chaaya: a tea|tea|chai' },
    says: '3  A word has its meaning here, and after one | its gloss where that is another.',
  },
  {
    fields: { words: '{}' },
    says: '3  A class has at least one word.',
  },
  {
    fields: { places: '{}' },
    says: '10  A pattern has at least one place: a sentence without any stands in data/sentences.',
  },
])('has a shape: $says', ({ fields, says }) => {
  expect(() => faults(fields)).toThrow(`content/data/patterns.yaml:${says}`)
})
