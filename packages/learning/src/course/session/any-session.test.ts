import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '../../practice/index.ts'
import { planSession } from './plan-session.ts'
import { targetsAny } from './session.ts'
import { mostExercises } from './settings.ts'
import { aCard, aCourse, aMemory, answer, aUnit, moment, play, settingsWith } from './testing.ts'

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
  const start = planSession(
    memory,
    path,
    settingsWith({ minutes, hears, speaks, understands }),
    moment,
    random,
  )
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
        expect(session.spent).toBeLessThanOrEqual(15 * 60 + 3 + 0.3 * (turns.at(-1)?.seconds ?? 0))
      }),
    )
  })

  it('has at most so many exercises as its minutes allow', () => {
    fc.assert(
      fc.property(anyLearner, (learner) => {
        expect(anySession(learner).turns.length).toBeLessThanOrEqual(mostExercises(learner.minutes))
      }),
    )
  })

  it('brings no item back more than once, and never right after it was asked', () => {
    fc.assert(
      fc.property(anyLearner, (learner) => {
        const { turns } = anySession(learner)
        const returned = new Set<Item>()
        for (const [at, turn] of turns.entries()) {
          if (turn.stage !== 'miss') continue
          const items = turn.targets.map(({ item }) => item)
          expect(items.filter((item) => returned.has(item))).toEqual([])
          for (const item of items) returned.add(item)
          const [first] = items
          expect(turns.slice(Math.max(0, at - 4), at).some((one) => first && targetsAny(one, [first]))).toBe(
            false,
          )
        }
      }),
    )
  })

  it('asks for no item by itself right after it was asked, while it has another one', () => {
    fc.assert(
      fc.property(anyLearner, (learner) => {
        const { turns } = anySession(learner)
        for (const [at, turn] of turns.entries()) {
          const before = turns[at - 1]?.targets.map(({ item }) => item) ?? []
          if (turn.sentence !== undefined || !targetsAny(turn, before)) continue
          const rest = turns.slice(at + 1).filter((other) => other.stage !== 'miss')
          expect(rest.every((other) => targetsAny(other, before) || other.stage !== 'due')).toBe(true)
        }
      }),
    )
  })

  it('takes no more than twelve minutes of ten on nine days of ten', () => {
    const days = fc
      .sample(anyLearner, { seed: 33 })
      .map(
        (learner) =>
          anySession({ ...learner, minutes: 10, units: 4, wrong: learner.wrong % 25 }).session.spent / 60,
      )
    expect(days.filter((minutes) => minutes <= 12).length / days.length).toBeGreaterThanOrEqual(0.9)
    expect(Math.max(...days)).toBeLessThanOrEqual(15)
  })
})
