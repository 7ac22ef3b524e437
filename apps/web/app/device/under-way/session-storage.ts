import { readSession, type Session } from '@app/learning/course/session'
import { startOfDay } from '../log/start-of-day.ts'
import { deviceKeys } from '../storage/keys.ts'
import { ownerOf } from '../storage/owner.ts'
import { targetStorage } from '../target-language/target-language.ts'

/**
 * Keeps a session under way, so that it goes on after a reload, and when the app is opened again. Of two tabs,
 * the one that was used last is remembered; each goes on with its own until it is reloaded.
 */
export function keepSession(session: Session, unit: string | undefined) {
  const kept = { owner: ownerOf(targetStorage), ...(unit !== undefined && { unit }), session }
  targetStorage.setItem(deviceKeys.courseSession, JSON.stringify(kept))
}

/**
 * The session of this learner that was begun today and is not over. `unit` is the unit that is walked again, if
 * it is a session of one. A damaged one is none.
 */
export function keptSession(unit: string | undefined, now: number): Session | undefined {
  const kept = targetStorage.readJson(deviceKeys.courseSession)
  if (!kept || typeof kept !== 'object' || !('session' in kept) || !('owner' in kept)) return undefined
  const session = readSession(kept.session)
  const isOurs = kept.owner === ownerOf(targetStorage) && ('unit' in kept ? kept.unit : undefined) === unit
  return session?.now && isOurs && startOfDay(session.at) === startOfDay(now) ? session : undefined
}

/** Of a session that is over its owner stays: the page's head and the front door see that the course was begun. */
export const forgetSession = () =>
  targetStorage.setItem(deviceKeys.courseSession, JSON.stringify({ owner: ownerOf(targetStorage) }))

/** Whether this learner has begun a session of the course on this device. */
export function hasBegunSession(): boolean {
  const kept = targetStorage.readJson(deviceKeys.courseSession)
  return !!kept && typeof kept === 'object' && 'owner' in kept && kept.owner === ownerOf(targetStorage)
}
