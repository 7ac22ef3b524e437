import { describe, expect, it } from 'vitest'
import { longestKept, longestText, longestTopic } from './asked-lengths.ts'
import {
  type CoachEvent,
  type CoachSession,
  coachStep,
  isUnderWay,
  newCoachSession,
  sentenceIn,
} from './session.ts'

const played = (...events: CoachEvent[]) => events.reduce(coachStep, newCoachSession)
const topic: CoachEvent = { type: 'topic', topic: ' rain ' }
const food: CoachEvent = { type: 'topic', topic: 'food' }
const text: CoachEvent = { type: 'text', text: 'മഴ' }
const generated = (number: number, sentence = 'മഴ'): CoachEvent => ({ type: 'generated', number, sentence })
const analyzed = (number: number): CoachEvent => ({
  type: 'analyzed',
  number,
  analysis: { pronunciation: 'mazha', meaning: 'rain' },
})

describe('coachStep', () => {
  it('asks for a topic before it generates', () => {
    const { alert, asking } = played({ type: 'topic', topic: ' \n' }, { type: 'generate' })
    expect({ alert, asking }).toEqual({ alert: { type: 'no-topic' }, asking: {} })
    expect(played({ type: 'generate' }, { type: 'close' }).alert).toBeUndefined()
  })

  it('treats a topic of invisible characters as missing', () => {
    expect(played({ type: 'topic', topic: '\u200B\u200D' }, { type: 'generate' }).alert).toEqual({
      type: 'no-topic',
    })
  })

  it('does not cut a text that is too long: the coach refuses it', () => {
    const [topic, text] = ['r'.repeat(longestTopic + 1), 'മ'.repeat(longestText + 1)]
    expect(played({ type: 'topic', topic }, { type: 'generate' }).asking.generate?.question).toMatchObject({
      topic,
    })
    expect(played({ type: 'text', text }, { type: 'analyze' }).asking.analyze?.question).toMatchObject({
      text,
    })
    expect(played({ type: 'text', text: 'മ'.repeat(longestKept + 1) }).text).toHaveLength(longestKept)
  })

  it.each(['', '  ', '\u200B\u200D', 'hello'])(
    'asks for Malayalam before it analyses or checks "%s"',
    (typed) => {
      const session = played({ type: 'text', text: typed }, { type: 'practice' })
      for (const type of ['analyze', 'check'] as const) {
        const { alert, asking } = coachStep(session, { type })
        expect({ alert, asking }).toEqual({ alert: { type: 'no-text' }, asking: {} })
      }
    },
  )

  it('checks in practice mode only', () => {
    expect(played(text, { type: 'check' }).asking).toEqual({})
    const guess: CoachEvent = { type: 'guess', part: 'meaning', guess: ' rain ' }
    expect(played(text, { type: 'practice' }, guess, { type: 'check' })).toMatchObject({
      asking: { check: { question: { type: 'check', text: 'മഴ', pronunciation: '', meaning: 'rain' } } },
      feedback: { state: 'loading' },
    })
  })

  it('loads in both boxes, then fills them', () => {
    const asked = played(text, { type: 'analyze' })
    expect(asked).toMatchObject({ pronunciation: { state: 'loading' }, meaning: { state: 'loading' } })
    expect(coachStep(asked, analyzed(1)).asking).toEqual({})
    expect(coachStep(asked, analyzed(1))).toMatchObject({
      pronunciation: { state: 'text', text: 'mazha' },
      meaning: { state: 'text', text: 'rain' },
      vocabulary: { state: 'empty' },
    })
  })

  it('says which section is missing', () => {
    const analysis = { vocabulary: 'മഴ: rain' }
    expect(played(text, { type: 'analyze' }, { type: 'analyzed', number: 1, analysis })).toMatchObject({
      pronunciation: { state: 'missing' },
      meaning: { state: 'missing' },
      vocabulary: { state: 'text' },
    })
  })

  it('resets everything but the sentence when it generates a new one', () => {
    const before = played(topic, text, { type: 'analyze' }, analyzed(1))
    const asked = coachStep(before, { type: 'generate' })
    expect(asked).toMatchObject({
      text: 'മഴ',
      pronunciation: { state: 'empty' },
      feedback: { state: 'empty' },
    })
    expect(asked.round).toBeGreaterThan(before.round)
    expect(coachStep(asked, generated(2, 'കുട'))).toMatchObject({
      text: 'കുട',
      seen: ['കുട'],
    })
    expect(coachStep(asked, generated(2, 'കുട')).asking).toEqual({})
  })

  it('waits for an analysis and a check at once, whichever comes first', () => {
    const both = played(text, { type: 'practice' }, { type: 'analyze' }, { type: 'check' })
    const checked: CoachEvent = { type: 'checked', number: 2, feedback: 'Good.' }
    for (const [one, other] of [
      [analyzed(1), checked],
      [checked, analyzed(1)],
    ] as const)
      expect(coachStep(coachStep(both, one), other)).toMatchObject({
        meaning: { state: 'text', text: 'rain' },
        feedback: { state: 'text', text: 'Good.' },
      })
  })

  it('leaves no box loading for a sentence that another one replaced', () => {
    const session = played(topic, text, { type: 'generate' }, { type: 'analyze' }, generated(1, 'കുട'))
    expect(session).toMatchObject({
      text: 'കുട',
      pronunciation: { state: 'empty' },
      meaning: { state: 'empty' },
    })
    expect(coachStep(session, analyzed(2))).toBe(session)
  })

  it('sends the earlier sentences on this topic, and forgets them when the topic changes', () => {
    const session = played(topic, { type: 'generate' }, generated(1), { type: 'generate' })
    expect(session.asking.generate?.question).toEqual({ type: 'generate', topic: 'rain', seen: ['മഴ'] })
    expect(coachStep(session, { type: 'topic', topic: 'food' }).seen).toEqual([])
  })

  it('asks at the level that suits, until another one is chosen', () => {
    const suited = played(topic, { type: 'suits', level: 2 }, { type: 'generate' })
    expect(suited.asking.generate?.question).toMatchObject({ level: 2 })
    const chosen = coachStep(suited, { type: 'choose-level', level: 1 })
    expect(chosen.asking.generate?.question).toMatchObject({ topic: 'rain', level: 1 })
    expect(coachStep(chosen, { type: 'suits', level: 3 })).toBe(chosen)
    expect(played({ type: 'choose-level', level: 3 })).toMatchObject({
      level: 3,
      alert: { type: 'no-topic' },
    })
  })

  it('ignores a reply that comes too late', () => {
    const session = played(topic, { type: 'generate' }, food, { type: 'generate' })
    expect(coachStep(session, generated(1))).toBe(session)
    expect(coachStep(session, generated(2, 'ചോറ്')).text).toBe('ചോറ്')
    const edited = played(text, { type: 'analyze' }, { type: 'text', text: 'കുട' })
    expect(coachStep(edited, analyzed(1))).toBe(edited)
  })

  it('stops waiting for a sentence when the learner writes one', () => {
    const written = played(topic, { type: 'generate' }, { type: 'text', text: 'കുട' })
    expect(written.asking).toEqual({})
    expect(coachStep(written, generated(1)).text).toBe('കുട')
  })

  it('does not repeat an open question, and replaces it by a different one', () => {
    const practising = played(topic, text, { type: 'practice' })
    for (const type of ['generate', 'analyze', 'check'] as const) {
      const asked = coachStep(practising, { type })
      expect([type, isUnderWay(practising, type), isUnderWay(asked, type)]).toEqual([type, false, true])
      expect(coachStep(asked, { type })).toBe(asked)
    }
    const generating = coachStep(coachStep(practising, { type: 'generate' }), food)
    expect(isUnderWay(generating, 'generate')).toBe(false)
    expect(coachStep(generating, { type: 'generate' }).asking.generate).toMatchObject({
      number: 2,
      question: { topic: 'food' },
    })
    const checking = coachStep(coachStep(practising, { type: 'check' }), {
      type: 'guess',
      part: 'meaning',
      guess: 'rain',
    })
    expect(coachStep(checking, { type: 'check' }).asking.check).toMatchObject({
      number: 2,
      question: { meaning: 'rain' },
    })
  })

  it('shows a failed request in the box of its answer', () => {
    expect(played(topic, { type: 'generate' }, { type: 'failed', number: 1 }).alert).toEqual({
      type: 'not-generated',
    })
    expect(played(text, { type: 'analyze' }, { type: 'failed', number: 1 })).toMatchObject({
      pronunciation: { state: 'failed' },
      meaning: { state: 'failed' },
      alert: undefined,
    })
  })

  it('gives the reason of a failure once, if it is known', () => {
    const refused = { type: 'refused', sentence: 'Used up.' } as const
    const failing: CoachEvent = { type: 'failed', number: 1, why: refused }
    expect(played(text, { type: 'practice' }, { type: 'check' }, failing)).toMatchObject({
      feedback: { state: 'empty' },
      alert: refused,
    })
    expect(played(text, { type: 'analyze' }, failing)).toMatchObject({
      pronunciation: { state: 'empty' },
      meaning: { state: 'empty' },
      alert: refused,
    })
  })

  it('starts practice with empty boxes', () => {
    const session = played(text, { type: 'analyze' }, analyzed(1), { type: 'practice' })
    expect(session).toMatchObject({
      practice: true,
      guess: { pronunciation: '', meaning: '' },
      meaning: { state: 'empty' },
    })
    expect(coachStep(session, { type: 'practice' }).practice).toBe(false)
  })
})

describe('sentenceIn', () => {
  it('is the sentence, or empty if the text is too long to draw', () => {
    expect(sentenceIn(played({ type: 'text', text: ' മഴ ' }))).toBe('മഴ')
    expect(sentenceIn(played({ type: 'text', text: 'മ'.repeat(longestText + 1) }))).toBe('')
  })
})

describe('the session of who learns English', () => {
  const english: CoachSession = { ...newCoachSession, learnt: 'english' }
  const written = (text: string) => coachStep(coachStep(english, { type: 'text', text }), { type: 'analyze' })

  it('asks about English', () => {
    expect(written('It rains.').asking.analyze?.question).toEqual({
      type: 'analyze',
      text: 'It rains.',
      learnt: 'english',
    })
  })

  it('asks nothing about a text without English', () => {
    expect(written('മഴ').alert).toEqual({ type: 'no-text' })
  })

  it('says of Malayalam what it always said', () => {
    const session = coachStep({ ...newCoachSession, text: 'മഴ' }, { type: 'analyze' })
    expect(session.asking.analyze?.question).toEqual({ type: 'analyze', text: 'മഴ' })
  })
})
