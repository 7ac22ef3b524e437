import type { Placed } from '@app/learning/course/placement'
import { reviewId, reviewIdLength } from '@app/learning/review'
import { recordAll } from '../device/log/record-practice.ts'
import { sessionSettings } from '../device/settings/session-settings.ts'

/** Keeps what a placement found, all at once: what is taken as known is practice. */
export async function keepPlaced({ practice }: Placed, now: number) {
  const records = practice.map(({ exercise, looks }) => ({
    id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))),
    practice: { exercise, looks, at: now, took: 0 },
  }))
  await recordAll(records, now)
}

/** How sessions are from here on: for who understands by ear, by what was found or by what they said themselves. */
export const keepUnderstands = ({ understands }: Placed) =>
  sessionSettings.setState((chosen) => ({ understands: understands || chosen.understands }))
