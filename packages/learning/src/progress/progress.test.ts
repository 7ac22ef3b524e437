import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anId, aResult, aWord, someProgress } from '../testing/progress.ts'
import { lastEpoch } from './epoch.ts'
import { damagedRecords, noProgress, readProgress } from './progress.ts'
import { anyProgress } from './testing.ts'

const sound = someProgress({ epoch: 2, userlevel: 5, results: [aResult()], words: [aWord(anId(2))] })

describe('readProgress', () => {
  it('returns valid progress unchanged, also after JSON', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress)
      }),
    )
  })

  it.each([undefined, null, 7, 'progress', [], [1], {}, { progress: sound }])(
    'reads %j as nothing',
    (stored) => {
      expect(readProgress(stored)).toEqual(noProgress)
    },
  )

  it.each([-1, 1.5, lastEpoch + 1, Number.NaN, '2', null])('reads the epoch %s as the first', (epoch) => {
    expect(readProgress({ ...sound, epoch })).toEqual({ ...sound, epoch: 0 })
  })

  it.each([0, 31, -4, 2.5, '7', null, undefined])('reads the level %s as the first', (userlevel) => {
    expect(readProgress({ ...sound, userlevel })).toEqual({ ...sound, userlevel: 1 })
  })

  it.each([
    { damage: 'no id', fields: { id: undefined } },
    { damage: 'a foreign id', fields: { id: 'first' } },
    { damage: 'an unknown topic', fields: { topic: 'klingon' } },
    { damage: 'more points than questions give', fields: { score: 70 } },
    { damage: 'a negative score', fields: { score: -10 } },
    { damage: 'no questions', fields: { questions: 0 } },
    { damage: 'too many questions', fields: { questions: 101 } },
    {
      damage: 'more mistakes than questions',
      fields: { questions: 6, mistakes: Array(7).fill({ question: 'a', answer: 'b' }) },
    },
    { damage: 'an endless mistake', fields: { mistakes: [{ question: 'a'.repeat(501), answer: 'b' }] } },
    { damage: 'a control character', fields: { mistakes: [{ question: 'a\u0000', answer: 'b' }] } },
    { damage: 'mistakes that are none', fields: { mistakes: 'many' } },
  ])('drops a result with $damage, and no other', ({ fields }) => {
    const other = aResult({ id: anId(3) })
    expect(readProgress({ ...sound, results: [{ ...aResult(), ...fields }, other, 7] }).results).toEqual([
      other,
    ])
  })

  it.each([
    { damage: 'no text', word: '' },
    { damage: 'nothing to look up by', word: '\u200D \u200C' },
    { damage: 'an endless text', word: 'അ'.repeat(201) },
    { damage: 'half a character', word: 'a\uD800' },
    { damage: 'a number', word: 7 },
  ])('drops a word with $damage, and no other', ({ word }) => {
    const damaged = { id: anId(1), word: { word, meaning: '', pronunciation: '' } }
    expect(readProgress({ ...sound, words: [damaged, ...sound.words] }).words).toEqual(sound.words)
  })

  it('puts records in the order of their ids, each once', () => {
    const [one, two, three] = [1, 2, 3].map((n) => aResult({ id: anId(n) }))
    expect(readProgress({ results: [three, one, two, one] }).results).toEqual([one, two, three])
  })
})

describe('damagedRecords', () => {
  it('has exactly what reading leaves out', () => {
    const broken = [{ ...aResult(), score: -10 }, 7, null]
    const stored = {
      ...sound,
      results: [...sound.results, ...broken],
      words: [...sound.words, { id: anId(3) }],
    }
    expect(damagedRecords(stored)).toEqual([...broken, { id: anId(3) }])
    expect(readProgress(stored)).toEqual(sound)
  })

  it.each(['text', 7, { results: 'none' }])('has a value of which nothing can be read: %j', (stored) => {
    expect(damagedRecords(stored)).toEqual([stored])
  })

  it.each([undefined, null, {}, sound, { epoch: 3 }])('has nothing of a sound value: %j', (stored) => {
    expect(damagedRecords(stored)).toEqual([])
  })
})
