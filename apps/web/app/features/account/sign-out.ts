import { leaveSession } from '../../lib/follow-session.ts'
import { sessionStore } from '../../lib/session.ts'
import { endSessionHere } from './auth-calls.ts'

/** Ends the session here and in the other tabs. Throws, and changes nothing on screen, when the server cannot be reached. */
export async function signOut() {
  await leaveSession()
  await endSessionHere()
  forgetSession()
}

/** The session is over, as the learner wanted. */
export function forgetSession() {
  sessionStore.setState({ user: null, expiresAt: null, change: 'signed-out', ended: false })
}
