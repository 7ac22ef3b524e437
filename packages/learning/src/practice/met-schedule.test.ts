import { describe, expect, it } from 'vitest'
import { forecast } from '../review/overview.ts'
import { queue } from '../review/queue.ts'
import { cardKinds } from '../review/review.ts'
import { day } from '../review/schedule.ts'
import { readReviewSettings } from '../review/settings.ts'
import { canonicalKey } from './canonical-item.ts'
import { type Known, memoryOf } from './memory.ts'
import type { Observation } from './practice.ts'
import { metSchedule } from './word-schedule.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const dayStart = noon - 8 * 3_600_000
const settings = readReviewSettings(null)

type Look = readonly [skill: Observation['skill'], outcome: Observation['outcome'], at: number, one?: 'own']

/** What is known of a word after these answers; by eye and ear each stands for both, unless it is its own. */
function knownAfter(...looks: readonly Look[]): Known {
  const log = looks.map(([skill, outcome, at, own], n) => {
    const look: Observation = { item: 'word:amma', skill, outcome }
    const isOfBoth = skill !== 'recall' && !own
    return {
      id: n.toString(16).padStart(24, '0'),
      practice: {
        ...{ exercise: 'x', at, took: 1 },
        looks: [{ ...look, ...(isOfBoth && { common: true as const }) }],
      },
    }
  })
  return memoryOf(log, noon + day, canonicalKey).get('word:amma') ?? {}
}

const asked = (known: Known, now = noon, chosen = settings) => {
  const schedules = [metSchedule('amma', known, chosen.kinds)]
  const start = dayStart + Math.floor((now - dayStart) / day) * day
  const moment = { now, dayStart: start }
  const found = queue({ words: [], schedules, begun: () => true }, chosen, { fresh: 0, reviews: 0 }, moment)
  return { found, coming: forecast([], schedules, chosen.kinds, start, 14) }
}

describe('a word that was met and is not saved', () => {
  it('has one card for eye and ear, by the sense that is next', () => {
    const once = knownAfter(['read', 'easy', noon - 60 * day])
    const twice = knownAfter(['read', 'easy', noon - 60 * day], ['hear', 'easy', noon - 59 * day])
    expect(Object.keys(metSchedule('amma', once, cardKinds).cards)).toEqual(['hear'])
    expect(Object.keys(metSchedule('amma', twice, cardKinds).cards)).toEqual(['read'])
  })

  it('is asked by eye where the learner wants nothing by ear', () => {
    const known = knownAfter(['read', 'easy', noon - 60 * day])
    expect(asked(known, noon, { ...settings, kinds: ['read'] }).found.cards).toEqual([
      { word: 'amma', kind: 'read', fresh: false },
    ])
  })

  it('has a card for each where one of the two was forgotten', () => {
    const known = knownAfter(
      ['read', 'easy', noon - 90 * day],
      ['read', 'easy', noon - 60 * day],
      ['hear', 'again', noon - day],
    )
    expect(Object.keys(metSchedule('amma', known, cardKinds).cards)).toEqual(['read', 'hear'])
    expect(asked(known).found.cards[0]?.kind).toBe('hear')
  })

  it('begins no card here: how it is said is begun by a session', () => {
    const known = knownAfter(['read', 'easy', noon - 9 * day])
    expect(asked(known).found.fresh).toBe(0)
  })

  it('rests until another day after it was right in a session, as long as nine in ten still know it', () => {
    const known = knownAfter(['read', 'good', noon - 3_600_000])
    expect(known.read?.state).toBe('learning')
    expect(asked(known).found.cards).toEqual([])
    const days = Array.from({ length: 6 }, (_, n) => asked(known, noon + n * day).found.due)
    expect(days.indexOf(1)).toBe(2)
    expect(asked(known).coming.indexOf(1)).toBe(2)
  })

  it('is due at once after it was missed', () => {
    expect(asked(knownAfter(['read', 'again', noon - 3_600_000, 'own'])).found.due).toBe(1)
  })

  it('is not asked for its meaning by who can say it', () => {
    const said = [
      ['recall', 'easy', noon - 30 * day],
      ['recall', 'easy', noon - 2 * day],
    ] as const
    const known = knownAfter(['read', 'easy', noon - 60 * day], ...said)
    expect(asked(known)).toMatchObject({ found: { due: 0 }, coming: expect.arrayContaining([0]) })
    expect(asked(knownAfter(['read', 'easy', noon - 60 * day])).found.due).toBe(1)
  })
})
