import type { LexiconEntry } from '@app/learning/vocabulary'
import { describe, expect, it } from 'vitest'
import { gridsByName } from '../../path/grids-of-path.ts'
import { aPath, aSentence, aUnit } from '../../path/testing.ts'
import { sourceOf } from '../../testing/content.ts'
import { gridFaults } from './grid-faults.ts'

const entry = (id: string, word: string, means: string, pos: LexiconEntry['pos'] = 'noun'): LexiconEntry => ({
  ...{ id, word, pos, means: [means], use: 1, topic: 'home', audio: '' },
})
const entries = new Map(
  [
    entry('amma', 'അമ്മ', 'mother'),
    entry('acchan', 'അച്ഛൻ', 'father'),
    entry('umma', 'ഉമ്മ', 'mother'),
    entry('chechi', 'ചേച്ചി', 'elder sister'),
    entry('muthassi', 'മുത്തശ്ശി', 'grandmother'),
    entry('varuka', 'വരുക', 'to come', 'verb'),
    entry('pokuka', 'പോകുക', 'to go', 'verb'),
    entry('avan', 'അവൻ', 'he', 'pronoun'),
    entry('aval', 'അവൾ', 'she', 'pronoun'),
    entry('meera', 'മീര', 'Meera', 'name'),
  ].map((one) => [one.id, one]),
)
const known = { entries, endings: new Set(['past', 'future', 'question']) }
const taught = {
  words: new Set(['amma', 'acchan', 'umma', 'chechi', 'varuka', 'pokuka', 'avan', 'aval']),
  grammar: new Set(['past']),
  seen: new Map([['ending:future', []]]),
}
const sentence = {
  english: 'Mother came.',
  items: ['word:amma', 'word:avan', 'word:varuka', 'ending:past', 'word:meera', 'ending:must'] as const,
}
const english = ['Father came.', 'Mother went.', 'Father went.']
const faults = (swap: Record<string, string | string[]>, said = english) =>
  gridFaults({ swap, english: said }, sentence, taught, known)

describe('a grid', () => {
  it.each([
    ['two words', { amma: 'acchan', varuka: 'pokuka' }, english],
    [
      'small words that a translation may leave out',
      { avan: 'aval', varuka: 'pokuka' },
      ['She came.', 'He went.', 'She went.'],
    ],
    ['a word and an ending that was met', { amma: 'acchan', 'ending:past': 'ending:future' }, english],
    ['an ending and none', { amma: 'acchan', 'ending:past': 'none' }, english],
    [
      'one word with three others',
      { amma: ['acchan', 'chechi', 'meera'] },
      ['Father came.', 'My sister came.', 'Meera came.'],
    ],
    [
      'English that differs in its tense, and in what it asks',
      { amma: 'acchan', 'ending:past': 'ending:future' },
      ['Father came.', 'Mother came?', 'Mother will come.'],
    ],
  ])('may swap %s', (_, swap, said) => {
    expect(faults(swap, said)).toEqual([])
  })

  it.each([
    [
      'what does not stand in the sentence',
      { chechi: 'acchan', varuka: 'pokuka' },
      '"chechi" does not stand in the sentence.',
    ],
    ['a name', { meera: 'acchan', varuka: 'pokuka' }, 'The name "meera" is no word to ask for.'],
    [
      'an ending before it is taught',
      { amma: 'acchan', 'ending:must': 'ending:past' },
      '"ending:must" is not taught yet.',
    ],
    [
      'for a word before it is taught',
      { amma: 'muthassi', varuka: 'pokuka' },
      'The word "muthassi" is not taught yet.',
    ],
    ['for no word at all', { amma: 'nothing', varuka: 'pokuka' }, 'There is no word "nothing".'],
    [
      'for an ending that was not met',
      { amma: 'acchan', 'ending:past': 'ending:question' },
      '"ending:question" was not met yet.',
    ],
    [
      'for a word of the same meaning',
      { amma: 'umma', varuka: 'pokuka' },
      '"amma" and "umma" may mean the same.',
    ],
    ['for itself', { amma: 'amma', varuka: 'pokuka' }, '"amma" is swapped for itself.'],
    [
      'a word for an ending',
      { amma: 'ending:past', varuka: 'pokuka' },
      '"ending:past" cannot stand in the place of "amma".',
    ],
    ['a word for none', { amma: 'none', varuka: 'pokuka' }, 'Only an ending may be taken for none.'],
  ])('does not swap %s', (_, swap, fault) => {
    expect(faults(swap)).toContain(fault)
  })

  it.each([
    ['the true one', ['Father came.', 'Mother came.', 'Father went.'], 'may be taken for "Mother came."'],
    [
      'the true one in other words',
      ['Mum came.', 'Mother went.', 'Father went.'],
      '"Mum came." may be taken for',
    ],
    ['twice the same', ['Father came.', 'Father came!', 'Father went.'], '"Father came!" may be taken for'],
    ['Malayalam', ['അച്ഛൻ.', 'Mother went.', 'Father went.'], '"അച്ഛൻ." is not English.'],
    ['no sentence', ['Father came', 'mother went.', 'Father went.'], '"Father came" has no mark at its end.'],
    [
      'no capital',
      ['Father came.', 'mother went.', 'Father went.'],
      '"mother went." does not begin with a capital.',
    ],
  ])('has in English not %s', (_, said, fault) => {
    expect(faults({ amma: 'acchan', varuka: 'pokuka' }, said).join('\n')).toContain(fault)
  })
})

describe('the grids of a path', () => {
  const withGrids = (grids: string) =>
    aPath([
      aUnit({
        said:
          ['1', '2', '3', '4', '5', '6', '7', '8']
            .map((n) => aSentence(`s-${n}`, Number(n) % 2 ? 'അമ്മ, ചായ.' : 'അമ്മ, പാൽ.'))
            .join('') + `      - { of: vellam/1, grids: [${grids}] }\n`,
      }),
    ])

  it('are read as items, for a sentence that is named, too', () => {
    const grid = '{ swap: { amma: veedu, "ending:past": none }, english: [A., B., C.] }'
    expect(gridsByName(sourceOf(withGrids(grid))).get('vellam/1')).toEqual([
      {
        swaps: [
          { item: 'word:amma', others: ['word:veedu'] },
          { item: 'ending:past', others: [null] },
        ],
        english: ['A.', 'B.', 'C.'],
      },
    ])
  })

  it.each([
    ['three items', '{ swap: { amma: veedu, paal: veedu, choru: veedu }, english: [A., B., C.] }'],
    ['one item with one other', '{ swap: { amma: veedu }, english: [A., B., C.] }'],
    ['two sentences', '{ swap: { amma: veedu, paal: veedu }, english: [A., B.] }'],
  ])('are refused with %s', (_, grid) => {
    expect(sourceOf(withGrids(grid)).faults).toHaveLength(1)
  })
})
