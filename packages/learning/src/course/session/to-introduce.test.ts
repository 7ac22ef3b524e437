import { describe, expect, it } from 'vitest'
import { type Item, memoryOf, type Observation, type Practice } from '../../practice/index.ts'
import { planSession } from './plan-session.ts'
import { aCourse, aMemory, aUnit, half, later, noon, recent, settingsWith, turnsOf } from './testing.ts'

const hour = 3_600_000
const item: Item = 'letter:letter-1-1'
const course = aCourse([aUnit(1), aUnit(2)])

/** What is known after these answers in a topic's quiz. */
function afterQuiz(...outcomes: Observation['outcome'][]) {
  const records = outcomes.map((outcome, at) => {
    const looks = [{ item, skill: 'read' as const, outcome }]
    const practice: Practice = { exercise: 'quiz:beginner_l/one', at: noon + at * hour, took: 2000, looks }
    return { id: String(at).padStart(24, '0'), practice }
  })
  return new Map([...aMemory(recent), ...memoryOf(records, noon + 5 * hour, (name) => name)])
}

/** How a session some days after the quiz comes to the item. */
function turnsAfter(memory: ReturnType<typeof afterQuiz>, days: number) {
  const turns = turnsOf(planSession(memory, course, settingsWith(), later(days), half))
  return {
    introduced: turns.some(({ shows }) => shows.includes(item)),
    asked: turns.some(({ targets }) => targets.some((target) => target.item === item)),
  }
}

describe('what stands next on the path', () => {
  it('is introduced while nothing has asked for it', () => {
    expect(turnsAfter(afterQuiz(), 5)).toEqual({ introduced: true, asked: true })
  })

  it('is asked, and not introduced, once it was right in two attempts at a quiz', () => {
    expect(turnsAfter(afterQuiz('good', 'good'), 5)).toEqual({ introduced: false, asked: true })
  })

  it('is asked on the same day, and not introduced, when it was missed there', () => {
    expect(turnsAfter(afterQuiz('again'), 0.1)).toEqual({ introduced: false, asked: true })
  })
})
