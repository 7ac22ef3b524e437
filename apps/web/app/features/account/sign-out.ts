import { leaveSession, rejoinSession } from '../../lib/follow-session.ts'
import { sessionStore } from '../../lib/session.ts'
import { endSessionHere } from './auth-calls.ts'
import { getSession } from './session-call.ts'

/**
 * Ends the session here and in the other tabs. Throws where the server cannot be reached, and nothing has happened then: what
 * follows the session is not told to leave before it is known that the server is there to take what it still has.
 */
export async function signOut() {
  await getSession()
  await leaveSession()
  try {
    await endSessionHere()
  } catch (error) {
    rejoinSession()
    throw error
  }
  forgetSession()
}

/** The session is over, as the learner wanted. */
export function forgetSession() {
  sessionStore.setState({ user: null, expiresAt: null, change: 'signed-out', ended: false })
}
