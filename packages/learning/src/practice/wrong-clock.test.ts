import { describe, expect, it } from 'vitest'
import { queue } from '../review/queue.ts'
import { clockSlack, day } from '../review/schedule.ts'
import { readReviewSettings } from '../review/settings.ts'
import { canonicalKey } from './canonical-item.ts'
import { memoryOf } from './memory.ts'
import { mergePractice } from './merge-practice.ts'
import type { PracticeRecord } from './practice.ts'
import { practiceOfReview } from './practice-of-review.ts'
import { wordSchedules } from './word-schedule.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const settings = { ...readReviewSettings(null), kinds: ['read' as const] }

/** A device with a wrong clock, and a server that corrects the time of each of its reviews. */
function aDevice(off: number) {
  let server = noon
  let log: PracticeRecord[] = []
  let shift = off
  const shown = new Map<string, number>()
  const turns: string[] = []
  const now = () => server + shift
  const next = (words: readonly string[]) => {
    const schedules = wordSchedules(memoryOf(log, now(), canonicalKey))
    const begun = (word: string) => schedules.some((one) => one.word === word)
    const known = { words, schedules, begun, shownAt: ({ word }: { word: string }) => shown.get(word) }
    const done = { fresh: schedules.length, reviews: 0 }
    return queue(known, settings, done, { now: now(), dayStart: now() - day / 3 }).cards[0]
  }
  return {
    turns,
    /** The learner changes the clock. */
    move: (by: number) => {
      shift += by
    },
    review(words: readonly string[], most = 20) {
      for (let turn = 0; turn < most; turn++) {
        const card = next(words)
        if (!card) return
        turns.push(card.word)
        const id = log.length.toString(16).padStart(24, '0')
        const at = now()
        const reviewAt = (time: number) =>
          practiceOfReview({
            id,
            review: { word: card.word, card: card.kind, grade: 'good', at: time, took: 900 },
          })
        log = mergePractice(log, [reviewAt(at), reviewAt(at > server + clockSlack ? server : at)])
        shown.set(card.word, at)
        server += 5000
      }
    },
  }
}

const words = ['a', 'b', 'c']

describe('a session', () => {
  it.each([0, 3, -3, 20_000, -900])('ends, whose clock is %d days ahead', (days) => {
    const { turns, review } = aDevice(days * day)
    review(words)
    expect(new Set(turns)).toEqual(new Set(words))
    expect(turns.length).toBeLessThanOrEqual(7)
  })

  it('asks again what is due, when the clock has gone on', () => {
    const { turns, review, move } = aDevice(0)
    review(words)
    const before = turns.length
    move(30 * day)
    review(words)
    expect(new Set(turns.slice(before))).toEqual(new Set(words))
    expect(turns.length - before).toBeLessThanOrEqual(4)
  })
})
