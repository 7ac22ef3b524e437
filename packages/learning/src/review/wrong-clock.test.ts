import { describe, expect, it } from 'vitest'
import { mergeReviews } from './merge-reviews.ts'
import { queue } from './queue.ts'
import type { ReviewRecord } from './review.ts'
import { clockSlack, day, schedulesOf } from './schedule.ts'
import { readReviewSettings } from './settings.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const settings = { ...readReviewSettings(null), kinds: ['read' as const] }

/** A device with a wrong clock, and a server that corrects the time of each of its reviews. */
function aDevice(off: number) {
  let server = noon
  let log: ReviewRecord[] = []
  let shift = off
  const shown = new Map<string, number>()
  const turns: string[] = []
  const now = () => server + shift
  const next = (words: readonly string[]) => {
    const schedules = schedulesOf(log, now())
    const begun = (word: string) => schedules.some((one) => one.word === word)
    const known = { words, schedules, begun, shownAt: ({ word }: { word: string }) => shown.get(word) }
    return queue(
      known,
      settings,
      { fresh: schedules.length, reviews: 0 },
      { now: now(), dayStart: now() - day / 3 },
    ).cards[0]
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
        const review = { word: card.word, card: card.kind, grade: 'good' as const, at, took: 900 }
        const kept = { id, review: { ...review, at: at > server + clockSlack ? server : at } }
        log = mergeReviews(log, mergeReviews([{ id, review }], [kept]))
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
