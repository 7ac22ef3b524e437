import { deletionMark } from '../../../session/deletion-mark.ts'
import {
  endSession,
  type Session,
  type SessionChange,
  sessionStore,
  type User,
} from '../../../session/session.ts'
import { type FoundSession, getSession } from './session-call.ts'

/**
 * Asks the server who is signed in, and updates the screens of all tabs. `change` is what just happened, if
 * that is known. A reply is dropped if another change came first. Throws if the server cannot be reached:
 * then nothing changes.
 */
export async function askSession(change?: SessionChange) {
  const before = sessionStore.getState()
  const found = await getSession()
  if (sessionStore.getState() !== before) return
  if (!found) return endSession()
  deletionMark.endWhereFound()
  const now = sessionAfter(before, found, change)
  if (now) sessionStore.setState(now)
}

/** For pages that a mailed link can lead to: there may be a session that the device does not know of. */
export async function askWhereUnknown() {
  const { user, leaving } = sessionStore.getState()
  if (user) return
  // A learner who signed out here stays signed out, even if the server has not received it yet.
  if (leaving) return
  // If the server cannot be reached, the learner stays a visitor.
  await askSession().catch(() => undefined)
}

/** The session that the device should remember now, or undefined if nothing is new. */
export function sessionAfter(
  before: Session,
  { user, session }: NonNullable<FoundSession>,
  change?: SessionChange,
): Session | undefined {
  const happened = change ?? changeOf(before, user, session.expiresAt)
  if (!happened) return undefined
  const { id, email, emailVerified, twoFactorEnabled } = user
  return {
    user: { id, email, emailVerified, twoFactorEnabled: twoFactorEnabled === true },
    expiresAt: session.expiresAt,
    change: happened,
    ended: false,
    leaving: null,
  }
}

function changeOf({ user: before, expiresAt }: Session, now: User, ends: string): SessionChange | undefined {
  if (before?.id !== now.id) return 'signed-in'
  const same =
    before.email === now.email &&
    before.emailVerified === now.emailVerified &&
    before.twoFactorEnabled === (now.twoFactorEnabled === true)
  if (!same) return 'user-updated'
  return expiresAt === ends ? undefined : 'token-refreshed'
}
