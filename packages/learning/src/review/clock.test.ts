import { describe, expect, it } from 'vitest'
import { clockSlack, rightTime, type WrongClock, wrongClock } from './clock.ts'
import { mergeReviews } from './merge-reviews.ts'
import { queue } from './queue.ts'
import type { ReviewRecord } from './review.ts'
import { day, schedulesOf } from './schedule.ts'
import { readReviewSettings } from './settings.ts'

const noon = Date.UTC(2026, 10, 21, 12)

describe('a wrong clock', () => {
  it.each([
    { device: noon, wrong: undefined },
    { device: noon + clockSlack, wrong: undefined },
    { device: noon - clockSlack, wrong: undefined },
    { device: noon + 3 * day, wrong: { ahead: 3 * day, at: noon } },
    { device: noon - 900 * day, wrong: { ahead: -900 * day, at: noon } },
  ])('is found beside the server’s: $device', ({ device, wrong }) => {
    expect(wrongClock(device, noon)).toEqual(wrong)
    if (wrong) expect(rightTime(device + 5000, wrong)).toBe(noon + 5000)
  })

  it('is believed again once it was set right', () => {
    expect(rightTime(noon + 60_000, { ahead: 3 * day, at: noon })).toBe(noon + 60_000)
    expect(rightTime(noon + 60_000, undefined)).toBe(noon + 60_000)
  })
})

/** A session of a device whose clock is off, which sends each review to a server that sets it back: the words in the order in which they are asked. */
function asked(words: readonly string[], off: number, learns = true): string[] {
  const settings = { ...readReviewSettings(null), kinds: ['read' as const] }
  const turns: string[] = []
  let [wrong, log]: [WrongClock | undefined, ReviewRecord[]] = [undefined, []]
  for (let turn = 0; turn < 20; turn++) {
    const server = noon + turn * 5000
    const now = rightTime(server + off, wrong)
    const schedules = schedulesOf(log, now)
    const known = { words, schedules, begun: (word: string) => schedules.some((one) => one.word === word) }
    const dayStart = now - 8 * 3_600_000
    const fresh = schedules.length
    const [card] = queue(known, settings, { fresh, reviews: 0 }, { now, dayStart }).cards
    if (!card) break
    turns.push(card.word)
    const id = turn.toString(16).padStart(24, '0')
    const made = {
      id,
      review: { word: card.word, card: card.kind, grade: 'good' as const, at: now, took: 900 },
    }
    const kept = now > server + clockSlack ? { id, review: { ...made.review, at: server } } : made
    log = mergeReviews(log, [made, kept])
    if (learns) wrong = wrongClock(server + off, server)
  }
  return turns
}

describe('a session', () => {
  it.each([0, 3, -3, 20_000, -900])('ends, whose clock is %d days ahead', (days) => {
    const turns = asked(['a', 'b', 'c'], days * day)
    expect(new Set(turns)).toEqual(new Set(['a', 'b', 'c']))
    expect(turns.length).toBeLessThanOrEqual(7)
  })

  it('would not, were nothing learnt from the server', () => {
    expect(asked(['a', 'b', 'c'], 3 * day, false)).toHaveLength(20)
  })
})
