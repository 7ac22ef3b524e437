import type { Placed } from '@app/learning/course/placement'
import { reviewId, reviewIdLength } from '@app/learning/review'
import { recordAll } from '../device/log/record-practice.ts'
import { sessionSettings } from '../device/settings/session-settings.ts'
import { ownerOf } from '../device/storage/owner.ts'
import { targetStorage } from '../device/target-language/target-language.ts'

/**
 * Keeps what a placement found, all at once: what is taken as known is practice. Returns whether it is kept here, or
 * goes to an account.
 */
export async function keepPlaced({ practice }: Placed, now: number): Promise<boolean> {
  const records = practice.map(({ exercise, looks }) => ({
    id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))),
    practice: { exercise, looks, at: now, took: 0 },
  }))
  return (await recordAll(records, now)) || ownerOf(targetStorage) !== 'visitor'
}

/** How sessions are from here on: for who understands by ear, by what was found or by what they said themselves. */
export const keepUnderstands = ({ understands }: Placed) =>
  sessionSettings.setState((chosen) => ({ understands: understands || chosen.understands }))
