import { deletionMark } from '../../../session/deletion-mark.ts'
import { leaveSession } from '../../../session/follow-session.ts'
import { sessionStore } from '../../../session/session.ts'
import { forgetLeft, owesServer, stopSync } from '../../../sync/sync-switch.ts'
import { endSessionHere } from '../auth-calls.ts'

/**
 * From the tap on nobody is signed in on this device, whatever becomes of the page: the account's progress has left it, and the
 * server is told by a request that outlives the page. Where something was not sent yet, that goes first; a page that is left
 * meanwhile waits no longer, and what did not arrive is kept for the account's return.
 */
export async function signOut() {
  const { user } = sessionStore.getState()
  // Whoever signs out has an account, and what was not sent waits for it.
  deletionMark.end()
  const owes = owesServer()
  const left = leaveSession()
  forgetSession()
  if (!user) return
  sessionStore.setState({ leaving: { id: user.id, unheard: false } })
  if (owes) await Promise.race([left, pageLeft()])
  await tellServer()
}

/** A sign-out that the server has not heard of, since it was out of reach or the page was gone, is made whole. */
export async function finishSignOut() {
  const { leaving } = sessionStore.getState()
  await stopSync()
  if (leaving) await forgetLeft(leaving.id)
  await tellServer()
}

/** The session is over, as the learner wanted. */
export function forgetSession() {
  sessionStore.setState({ user: null, expiresAt: null, change: 'signed-out', ended: false })
}

async function tellServer() {
  const isOver = await endSessionHere().then(
    () => true,
    () => false,
  )
  // Somebody may have signed in meanwhile, which ends the session before.
  const { leaving } = sessionStore.getState()
  if (leaving) sessionStore.setState({ leaving: isOver ? null : { ...leaving, unheard: true } })
}

/** The page is closed, or another one is looked at. */
function pageLeft() {
  return new Promise<void>((resolve) => {
    window.addEventListener('pagehide', () => resolve(), { once: true })
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}
