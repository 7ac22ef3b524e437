import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Item, noMemory } from '../../practice/index.ts'
import { planSession } from './plan-session.ts'
import { Session, type Turn, targetsAny } from './session.ts'
import { sessionEnd } from './session-end.ts'
import { mostExercises } from './settings.ts'
import { step } from './step.ts'
import { aCard, aCourse, aMemory, answer, aUnit, half, moment, noon, play, settingsWith } from './testing.ts'

const course = aCourse([aUnit(1), aUnit(2), aUnit(3)])
const first = () => planSession(noMemory, course, settingsWith(), moment, half)
/** A session of forty words that are due. */
const known = () => {
  const words = Array.from(
    { length: 40 },
    (_, at) => [`word:word-${1 + (at % 3)}-${at}`, 'hear', aCard(6 - (at % 4), 3)] as const,
  )
  return planSession(aMemory(words), aCourse([]), settingsWith(), moment, half)
}
const sentenceTurn: Turn = {
  ...{ kind: 'build-sentence', stage: 'more', sentence: 's', shows: [], latin: false, seconds: 18 },
  ...{ sound: false, speech: false, keyboard: false },
  targets: [
    { item: 'word:a', skill: 'recall' },
    { item: 'word:b', skill: 'recall' },
  ],
}

describe('step', () => {
  it('introduces items before it asks for them', () => {
    const { turns, session } = play(first())
    // The first ending is asked by its sentences alone, and this course has none.
    for (const item of session.met.filter((one) => !one.startsWith('ending:'))) {
      const stages = turns.flatMap((turn) =>
        turn.shows.includes(item) || targetsAny(turn, [item]) ? turn.stage : [],
      )
      expect({ item, first: stages[0] }).toEqual({ item, first: 'show' })
      expect({ item, asked: stages.length > 2 }).toEqual({ item, asked: true })
    }
  })

  it('alternates the kinds where it can', () => {
    const { turns } = play(first())
    const repeats = turns.filter(({ kind }, at) => kind === turns[at - 1]?.kind)
    expect(repeats.length).toBeLessThan(turns.length / 2)
  })

  it('brings a miss back once, after at least four other exercises, and lets it go then', () => {
    const item: Item = 'word:word-1-0'
    const { turns, session } = play(known(), (turn) => answer(turn, (one) => one === item))
    const places = turns.flatMap((turn, at) => (targetsAny(turn, [item]) ? [at] : []))
    expect(turns.filter(({ stage }) => stage === 'miss').length).toBe(1)
    for (const [at, place] of places.entries())
      if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThan(4)
    expect(session.misses).toEqual([])
    expect(session.hard).toEqual([item])
  })

  it('brings the sentence back, and no word of it, if only its order was wrong', () => {
    const start = { ...known(), now: sentenceTurn }
    const after = step(start, { type: 'answered', right: false, looks: [], took: 1000 })
    expect(after.hard).toEqual([])
    expect(after.misses).toMatchObject([{ turn: { kind: 'build-sentence', sentence: 's', stage: 'miss' } }])
  })

  it('brings a word back of what was said or built, as something to choose', () => {
    const start = { ...known(), now: sentenceTurn }
    const looks = sentenceTurn.targets.map((target) => ({ ...target, outcome: 'again' as const }))
    const after = step(start, { type: 'answered', right: false, looks, took: 1000 })
    expect(after.hard.length).toBe(2)
    expect(after.misses.map(({ target }) => target.item)).toEqual(['word:a'])
    const back = play(after).turns.filter(({ stage }) => stage === 'miss')
    expect(back).toMatchObject([{ targets: [{ item: 'word:a', skill: 'read' }] }])
    expect(back[0]?.kind).toMatch(/choose/)
  })

  it('brings words that were missed back together, as pairs', () => {
    const missed: Item[] = ['word:word-1-0', 'word:word-2-1', 'word:word-3-2']
    const { turns } = play(known(), (turn) => answer(turn, (one) => missed.includes(one)))
    const back = turns.filter(({ stage }) => stage === 'miss')
    expect(back.some(({ kind, targets }) => kind === 'match-pairs' && targets.length === 3)).toBe(true)
  })

  it('never has more exercises than it may have, however quick they are', () => {
    const { turns } = play(known(), (turn) => answer(turn, () => false, 1000))
    expect(turns.length).toBeLessThanOrEqual(mostExercises(10))
    expect(turns.length).toBeGreaterThan(10)
    const { turns: wrong } = play(known(), (turn) => answer(turn, () => true, 1000))
    expect(wrong.length).toBeLessThanOrEqual(mostExercises(10))
  })

  it('brings back what an exercise was for if a wrong answer blames nothing', () => {
    const start = first()
    let session = start
    while (session.now?.targets.length === 0) session = step(session, answer(session.now))
    const asked = session.now?.targets[0]
    const after = step(session, { type: 'answered', right: false, looks: [], took: 1000 })
    expect(after.misses).toMatchObject([{ target: asked }])
  })

  it('counts what the made exercise asked for', () => {
    let session = first()
    while (session.now?.targets.length === 0) session = step(session, answer(session.now))
    const targets = [{ item: 'word:other' as Item, skill: 'read' as const }]
    expect(
      step(session, { type: 'answered', targets, right: true, looks: [], took: 1000 }).before.items,
    ).toEqual(['word:other'])
  })

  it('goes on after a reload where it was', () => {
    const { turns } = play(first())
    let session = first()
    const again: Turn[] = []
    while (session.now) {
      session = v.parse(Session, JSON.parse(JSON.stringify(session)))
      if (!session.now) break
      again.push(session.now)
      session = step(session, answer(session.now))
    }
    expect(again).toEqual(turns)
  })

  it('leaves out what a learner cannot do from now on, and keeps the rest', () => {
    let session = first()
    for (let at = 0; at < 3 && session.now; at++)
      session = step(
        session,
        answer(session.now, () => at > 1),
      )
    const { turns } = play(step(session, { type: 'cannot', need: 'sound' }))
    expect(turns.length).toBeGreaterThan(0)
    expect(turns.filter(({ sound }) => sound)).toEqual([])
  })

  it('asks by eye what was to be heard, and is as long as before', () => {
    const whole = play(first()).turns
    const quiet = play(step(first(), { type: 'cannot', need: 'sound' })).turns
    expect(quiet.filter(({ sound }) => sound)).toEqual([])
    expect(quiet.length).toBeGreaterThanOrEqual(whole.length * 0.9)
    const heard = known()
    const read = play(step(heard, { type: 'cannot', need: 'sound' })).turns
    expect(read.length).toBeGreaterThan(10)
    expect(new Set(read.flatMap(({ targets }) => targets.map(({ skill }) => skill)))).toEqual(
      new Set(['read']),
    )
  })

  it('asks nothing by eye that was only to begin by ear', () => {
    const turn: Turn = { ...sentenceTurn, kind: 'choose-meaning', stage: 'grow', sound: true }
    const hears: Turn = { ...turn, targets: [{ item: 'word:a', skill: 'hear' }] }
    const session = { ...first(), now: hears, left: [] }
    expect(step(session, { type: 'cannot', need: 'sound' }).now).toBeUndefined()
  })

  it('asks for all that it introduced, however slow the answers are', () => {
    const { turns, session } = play(first(), (turn) => answer(turn, undefined, 90_000))
    const asked = turns.flatMap(({ targets }) => targets.map(({ item }) => item))
    const met = session.met.filter((item) => !item.startsWith('ending:'))
    expect(met.length).toBeGreaterThan(0)
    expect(met.filter((item) => !asked.includes(item))).toEqual([])
  })

  it('goes on without an exercise that cannot be made', () => {
    const session = first()
    const after = step(session, { type: 'skipped' })
    expect(after.now).toBeDefined()
    expect(after.left).not.toContain(session.now)
  })

  it('does nothing after its end', () => {
    const { session } = play(first())
    expect(step(session, { type: 'skipped' })).toBe(session)
  })

  it('ends with what is done or begun, what was hard or is new, and when it comes back', () => {
    const unit = course.units[0]?.items ?? []
    const memory = aMemory([
      ...unit.map((item) => [item, item.startsWith('ending') ? 'form' : 'read', aCard(0, 3)] as const),
      ['word:word-1-2', 'recall', aCard(0, 3)],
    ])
    const { session } = play(first(), (turn, at) =>
      answer(turn, (item) => at < 5 && item === 'word:word-1-1'),
    )
    expect(sessionEnd(session, memory, course, moment)).toMatchObject({
      ...{ right: session.right, answers: session.answers, stays: [] },
      done: 'unit-1',
      comesBack: expect.arrayContaining([
        { item: 'word:word-1-1', back: noon + 3 * 86_400_000 },
        { item: 'letter:letter-1-1', back: noon + 3 * 86_400_000 },
      ]),
      met: expect.arrayContaining(['letter:letter-1-1', 'word:word-1-1']),
    })
    expect(sessionEnd(session, noMemory, course, moment)).toMatchObject({ begun: 'unit-1' })
  })

  it('says what can be done only after half of the sentences of the unit were right', () => {
    const sentences = ['s1', 's2', 's3'].map((id) => ({ id, words: ['word:word-1-1' as Item], endings: [] }))
    const some = aCourse([aUnit(1, { sentences: ['s1', 's2', 's3'] })], { sentences })
    const met = (some.units[0]?.items ?? []).map((item) => [item, 'read', aCard(0, 3)] as const)
    const right = (...ids: string[]) =>
      aMemory([
        ...met,
        ['word:word-1-1', 'recall', aCard(0, 3)],
        ...ids.map((id) => [`sentence:${id}`, 'understand', aCard(0, 3)] as const),
      ] as Parameters<typeof aMemory>[0])
    const { session } = play(planSession(noMemory, some, settingsWith(), moment, half))
    expect(sessionEnd(session, right('s1'), some, moment)).toMatchObject({ begun: 'unit-1' })
    expect(sessionEnd(session, right('s1', 's2'), some, moment)).toMatchObject({ done: 'unit-1' })
  })

  it('says what stays, and that what was hard comes back tomorrow at the earliest', () => {
    const [old, hard] = ['word:word-1-1', 'word:word-1-2'] as const
    const memory = aMemory([
      [old, 'read', aCard(2, 9)],
      [hard, 'read', aCard(0, 3, { due: noon + 600_000 })],
      ['word:word-1-3', 'read', aCard(0, 9)],
    ])
    const session = {
      ...first(),
      hard: [hard],
      asked: [...memory.keys()].map((item) => ({ item, skill: 'read' as const })),
    }
    const end = sessionEnd(session, memory, course, moment)
    expect(end.stays).toEqual([old])
    expect(end.comesBack).toEqual([{ item: hard, back: moment.dayStart + 86_400_000 }])
  })

  it('names the longest line of a film that opened in it, and none that was open before', () => {
    const lines = [
      { id: 'food/1', words: ['word:a'] },
      { id: 'food/2', words: ['word:a', 'word:b'] },
      { id: 'food/3', words: ['word:a', 'word:c'] },
      { id: 'food/4', words: ['word:c'] },
    ].map((line) => ({
      ...line,
      words: line.words as Item[],
      item: `sentence:${line.id}` as const,
      endings: [],
      grids: [],
      size: 2,
      spoken: true,
    }))
    const memory = aMemory([
      ['word:a', 'read', aCard(1, 9)],
      ['word:b', 'read', aCard(0, 9)],
    ])
    expect(sessionEnd(first(), memory, { ...course, lines }, moment).opens).toBe('food/2')
    const before = aMemory([['word:a', 'read', aCard(1, 9)]])
    expect(sessionEnd(first(), before, { ...course, lines }, moment).opens).toBeUndefined()
  })
})
