import { sessionStore } from '../../../session/session.ts'
import { getSession } from '../sessions/session-call.ts'

/**
 * A new password ends all sessions of its owner. If one of them was here, all tabs learn of it. Another
 * learner's session stays.
 */
export async function afterReset() {
  const { user } = sessionStore.getState()
  const found = user ? await getSession().catch(() => undefined) : undefined
  if (found !== null) return
  sessionStore.setState({ user: null, expiresAt: null, change: 'password-recovery', ended: false })
}
