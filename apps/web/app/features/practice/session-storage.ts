import { readSession, type Session } from '@app/learning/course/session'
import { deviceKeys } from '../../storage/keys.ts'
import { learntStorage } from '../../storage/learnt.ts'
import { ownerOf } from '../../sync/progress/journal.ts'
import { startOfDay } from '../../sync/reviews/review-store.ts'

/**
 * Keeps a session under way, so that it goes on after a reload, and when the app is opened again. Of two tabs,
 * the one that was used last is remembered; each goes on with its own until it is reloaded.
 */
export function keepSession(session: Session, unit: string | undefined) {
  const kept = { owner: ownerOf(learntStorage), ...(unit !== undefined && { unit }), session }
  learntStorage.setItem(deviceKeys.courseSession, JSON.stringify(kept))
}

/**
 * The session of this learner that was begun today and is not over. `unit` is the unit that is walked again, if
 * it is a session of one. A damaged one is none.
 */
export function keptSession(unit: string | undefined, now: number): Session | undefined {
  const kept = learntStorage.readJson(deviceKeys.courseSession)
  if (!kept || typeof kept !== 'object' || !('session' in kept) || !('owner' in kept)) return undefined
  const session = readSession(kept.session)
  const isOurs = kept.owner === ownerOf(learntStorage) && ('unit' in kept ? kept.unit : undefined) === unit
  return session?.now && isOurs && startOfDay(session.at) === startOfDay(now) ? session : undefined
}

export const forgetSession = () => learntStorage.removeItem(deviceKeys.courseSession)
