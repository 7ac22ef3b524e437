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
 * Asks the server who is signed in, and brings it to the screens of all tabs. `change` is what just happened, where that is known.
 * An answer that was overtaken by another change is dropped. Throws where the server cannot be reached: then all stays as it is.
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

/** For pages that a mailed link may lead to: there may be a session that the device knows nothing of. */
export async function askWhereUnknown() {
  const { user, leaving } = sessionStore.getState()
  if (user) return
  // Who signed out here stays so, though the server may not have heard of it yet.
  if (leaving) return
  // Who cannot be asked for stays a visitor.
  await askSession().catch(() => undefined)
}

/** What the device is to remember now, if it is anything new. */
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
