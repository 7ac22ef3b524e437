import { describe, expect, it } from 'vitest'
import { longestBatch, mostBatchLines } from './asked-lengths.ts'
import {
  type Translating,
  type TranslatingEvent,
  translatingStep,
  translationBatches,
} from './translation.ts'

const lines = (count: number, text = 'മഴ പെയ്യുന്നു') => Array.from({ length: count }, () => ({ text }))
const places = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

describe('translationBatches', () => {
  it.each([
    { of: 'no line', given: [], batches: [] },
    { of: 'a line without translation', given: [{ text: 'മഴ' }], batches: [[0]] },
    { of: 'a line with one', given: [{ text: 'മഴ', translation: 'Rain' }], batches: [] },
    { of: 'an empty translation, which is none', given: [{ text: 'മഴ', translation: '' }], batches: [[0]] },
    {
      of: 'lines without Malayalam',
      given: [{ text: '[Music]' }, { text: ' ' }, { text: '♪ മഴ' }],
      batches: [[2]],
    },
    {
      of: 'lines between others',
      given: [{ text: 'മഴ' }, { text: 'ചായ', translation: 'Tea' }, { text: 'വീട്' }],
      batches: [[0, 2]],
    },
    { of: 'as many as go at once', given: lines(mostBatchLines), batches: [places(0, mostBatchLines)] },
    {
      of: 'one more',
      given: lines(mostBatchLines + 1),
      batches: [places(0, mostBatchLines), [mostBatchLines]],
    },
    { of: 'long lines', given: lines(3, 'മ'.repeat(longestBatch / 2)), batches: [[0, 1], [2]] },
    { of: 'a line as long as can be', given: lines(2, 'മ'.repeat(longestBatch)), batches: [[0], [1]] },
    {
      of: 'a line that is longer',
      given: [{ text: 'മ'.repeat(longestBatch + 1) }, { text: 'മഴ' }],
      batches: [[1]],
    },
  ])('makes batches of $of', ({ given, batches }) => expect(translationBatches(given)).toEqual(batches))

  it('puts every line of a long text into one batch, in order', () => {
    const text = Array.from({ length: 5000 }, (_, at) => ({ text: `മഴ ${'പെയ്തു '.repeat(at % 40)}` }))
    const batches = translationBatches(text)
    expect(batches.flat()).toEqual(places(0, 5000))
    for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(mostBatchLines)
  })
})

describe('translatingStep', () => {
  const batches = [[0, 1], [2]]
  const after = (...events: TranslatingEvent[]) =>
    events.reduce<Translating>(translatingStep, { state: 'idle' })
  const begin: TranslatingEvent = { type: 'begin', batches }

  it.each<{ what: string; events: TranslatingEvent[]; is: Translating }>([
    { what: 'begins with the first batch', events: [begin], is: { state: 'asking', batches, next: 0 } },
    { what: 'does not begin without one', events: [{ type: 'begin', batches: [] }], is: { state: 'idle' } },
    {
      what: 'does not begin twice',
      events: [begin, { type: 'translated' }, begin],
      is: { state: 'asking', batches, next: 1 },
    },
    {
      what: 'is at rest after the last batch',
      events: [begin, { type: 'translated' }, { type: 'translated' }],
      is: { state: 'idle' },
    },
    { what: 'stops when the learner says so', events: [begin, { type: 'cancel' }], is: { state: 'idle' } },
    {
      what: 'hears nothing of a reply after that',
      events: [begin, { type: 'cancel' }, { type: 'translated' }, { type: 'failed' }],
      is: { state: 'idle' },
    },
    {
      what: 'stops at a failure, with its sentence',
      events: [begin, { type: 'failed', sentence: 'No.' }, { type: 'translated' }],
      is: { state: 'stopped', sentence: 'No.' },
    },
    {
      what: 'may be tried again',
      events: [begin, { type: 'failed' }, begin],
      is: { state: 'asking', batches, next: 0 },
    },
  ])('$what', ({ events, is }) => expect(after(...events)).toEqual(is))
})
