import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Item, noMemory } from '../../practice/index.ts'
import { planSession } from './plan-session.ts'
import { asksFor, Session, type Turn } from './session.ts'
import { sessionEnd } from './session-end.ts'
import { step } from './step.ts'
import { aCard, aCourse, aMemory, aUnit, half, noon, settingsWith } from './testing.ts'

const course = aCourse([aUnit(1), aUnit(2), aUnit(3)])
const first = () => planSession(noMemory, course, settingsWith(), noon, half)

/** An answer that is right, or wrong in these items. */
function answer(turn: Turn, wrong: (item: Item) => boolean = () => false, took = turn.seconds * 1000) {
  const missed = turn.asks.filter(({ item }) => wrong(item))
  const seen = missed.length > 0 ? missed : turn.asks
  const outcome = missed.length > 0 ? ('again' as const) : ('good' as const)
  return {
    type: 'answered' as const,
    right: missed.length === 0,
    looks: seen.map((ask) => ({ ...ask, outcome })),
    took,
  }
}

/** All turns of a session, answered in turn. */
function play(
  start: Session,
  answerTo: (turn: Turn, at: number) => ReturnType<typeof answer> = (turn) => answer(turn),
) {
  const turns: Turn[] = []
  let session = start
  while (session.now) {
    turns.push(session.now)
    session = step(session, answerTo(session.now, turns.length - 1))
  }
  return { turns, session }
}

describe('step', () => {
  it('introduces items before it asks for them, and asks again at the end', () => {
    const { turns } = play(first())
    for (const item of course.units[0]?.items ?? []) {
      const planned = turns.filter(({ stage }) => stage !== 'more')
      const stages = planned.flatMap((turn) =>
        turn.shows.includes(item) || asksFor(turn, [item]) ? turn.stage : [],
      )
      expect({ item, stages }).toEqual({ item, stages: ['show', 'first', 'second', 'last'] })
    }
    const end = turns.findIndex(({ stage }) => stage === 'last')
    expect(turns.slice(end).every(({ stage }) => stage === 'last' || stage === 'more')).toBe(true)
  })

  it('alternates the kinds where it can', () => {
    const { turns } = play(first())
    const repeats = turns.filter(({ kind }, at) => kind === turns[at - 1]?.kind)
    expect(repeats.length).toBeLessThan(turns.length / 3)
  })

  it('brings a miss back in the same session until it is right once', () => {
    const item: Item = 'word:word-1-1'
    let wrong = 2
    const { turns, session } = play(first(), (turn) => answer(turn, (one) => one === item && wrong-- > 0))
    const misses = turns.filter(({ stage }) => stage === 'miss')
    expect(misses.length).toBe(2)
    expect(misses.every((turn) => asksFor(turn, [item]))).toBe(true)
    expect(session.misses).toEqual([])
    expect(session.hard).toEqual([item])
  })

  it('brings back what an exercise was for if a wrong answer blames nothing', () => {
    const start = first()
    let session = start
    while (session.now?.asks.length === 0) session = step(session, answer(session.now))
    const asked = session.now?.asks[0]
    const after = step(session, { type: 'answered', right: false, looks: [], took: 1000 })
    expect(after.misses).toMatchObject([{ ask: asked }])
  })

  it('counts what the made exercise asked for', () => {
    let session = first()
    while (session.now?.asks.length === 0) session = step(session, answer(session.now))
    const asks = [{ item: 'word:other' as Item, skill: 'read' as const }]
    expect(
      step(session, { type: 'answered', asks, right: true, looks: [], took: 1000 }).before.items,
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
    for (let at = 0; at < 6 && session.now; at++)
      session = step(
        session,
        answer(session.now, () => at > 2),
      )
    const { turns } = play(step(session, { type: 'cannot', need: 'sound' }))
    expect(turns.length).toBeGreaterThan(5)
    expect(turns.filter(({ sound }) => sound)).toEqual([])
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

  it('ends with what is done, what was hard, and when it comes back', () => {
    const unit = course.units[0]?.items ?? []
    const memory = aMemory(
      unit.map((item) => [item, item.startsWith('ending') ? 'form' : 'read', aCard(0, 3)] as const),
    )
    const { session } = play(first(), (turn, at) =>
      answer(turn, (item) => at < 8 && item === 'word:word-1-1'),
    )
    expect(sessionEnd(session, memory, course)).toMatchObject({
      done: 'unit-1',
      hard: [{ item: 'word:word-1-1', back: noon + 3 * 86_400_000 }],
      met: expect.arrayContaining([...unit]),
    })
    expect(sessionEnd(session, noMemory, course)).not.toHaveProperty('done')
  })
})

const anyLearner = fc.record({
  minutes: fc.constantFrom(5 as const, 10 as const, 15 as const),
  known: fc.integer({ min: 0, max: 80 }),
  units: fc.integer({ min: 0, max: 4 }),
  hears: fc.boolean(),
  speaks: fc.boolean(),
  understands: fc.boolean(),
  wrong: fc.integer({ min: 0, max: 100 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
})

/** Numbers from 0 to 1 that look like chance. */
function chanceFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function anySession({
  minutes,
  known,
  units,
  hears,
  speaks,
  understands,
  wrong,
  seed,
}: {
  minutes: 5 | 10 | 15
  known: number
  units: number
  hears: boolean
  speaks: boolean
  understands: boolean
  wrong: number
  seed: number
}) {
  const random = chanceFrom(seed)
  const skills = ['read', 'hear', 'recall'] as const
  const memory = aMemory(
    Array.from({ length: known }, (_, at) => {
      const skill = skills[Math.floor(random() * 3)] ?? 'read'
      return [`word:known-${at}`, skill, aCard(random() * 9, 0.2 + random() * 40)] as const
    }),
  )
  const path = aCourse(Array.from({ length: units }, (_, at) => aUnit(at)))
  const start = planSession(memory, path, settingsWith({ minutes, hears, speaks, understands }), noon, random)
  return play(start, (turn) =>
    answer(turn, () => random() * 100 < wrong, turn.seconds * (700 + 600 * random())),
  )
}

describe('any session', () => {
  it('ends, and takes fifteen minutes at most', () => {
    fc.assert(
      fc.property(anyLearner, (learner) => {
        const { session, turns } = anySession(learner)
        expect(session.now).toBeUndefined()
        // The last turn may be slow.
        expect(session.spent).toBeLessThanOrEqual(15 * 60 + 0.3 * (turns.at(-1)?.seconds ?? 0))
      }),
    )
  })

  it('asks for no item twice running while it has another one', () => {
    fc.assert(
      fc.property(anyLearner, (learner) => {
        const { turns } = anySession(learner)
        for (const [at, turn] of turns.entries()) {
          const before = turns[at - 1]?.asks.map(({ item }) => item) ?? []
          if (!asksFor(turn, before)) continue
          const all = turns.slice(0, at).flatMap(({ asks }) => asks.map(({ item }) => item))
          expect(all.every((item) => before.includes(item))).toBe(true)
        }
      }),
    )
  })

  it('takes eight to twelve minutes of ten on nine days of ten, if there is something to learn', () => {
    const days = fc
      .sample(anyLearner, { seed: 33 })
      .map(
        (learner) =>
          anySession({ ...learner, minutes: 10, units: 4, wrong: learner.wrong % 25 }).session.spent / 60,
      )
    expect(
      days.filter((minutes) => minutes >= 8 && minutes <= 12).length / days.length,
    ).toBeGreaterThanOrEqual(0.9)
  })
})
