import { expect, it } from 'vitest'
import { noMemory } from '../../practice/index.ts'
import { planSession } from './plan-session.ts'
import type { Session, Turn } from './session.ts'
import { step } from './step.ts'
import { aCard, aCourse, aMemory, aUnit, half, moment, settingsWith } from './testing.ts'

const minute = 60_000
const words = Array.from({ length: 40 }, (_, at) => [`word:word-${at}`, 'hear', aCard(6, 4)] as const)
const toReview = () => planSession(aMemory(words), aCourse([]), settingsWith(), moment, half)

const right = ({ targets }: Turn, took = 10_000) => ({
  type: 'answered' as const,
  right: true,
  looks: targets.map((target) => ({ ...target, outcome: 'good' as const })),
  took,
})

it('does not count a pause over an exercise as practice', () => {
  const session = planSession(noMemory, aCourse([aUnit(1)]), settingsWith(), moment, half)
  const spent = (took: number) => (session.now ? step(session, right(session.now, took)).spent : Number.NaN)
  expect(spent(60 * minute)).toBe(spent(10 * minute))
  expect(spent(60 * minute)).toBeLessThan(120)
  expect(spent(20_000) - spent(10_000)).toBeCloseTo(10)
})

it('brings a sentence whose order was wrong back after exactly four other exercises', () => {
  const now: Turn = {
    ...{ kind: 'build-sentence', stage: 'more', sentence: 's', shows: [], latin: false, seconds: 18 },
    ...{ sound: false, speech: false, keyboard: false },
    targets: [{ item: 'word:a', skill: 'read' }],
  }
  let session: Session = step(
    { ...toReview(), now },
    { type: 'answered', right: false, looks: [], took: 10_000 },
  )
  const stages: string[] = []
  for (let count = 0; count < 6 && session.now; count++) {
    stages.push(session.now.stage)
    session = step(session, right(session.now))
  }
  expect(stages.indexOf('miss')).toBe(4)
})
