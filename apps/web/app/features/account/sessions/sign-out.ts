import { forgetLeft, hasUnsentChanges, stopSync } from '../../../device/sync/sync-switch.ts'
import { deletionMark } from '../../../session/deletion-mark.ts'
import { leaveSession } from '../../../session/follow-session.ts'
import { sessionStore } from '../../../session/session.ts'
import { endSessionHere } from '../auth-calls.ts'

/**
 * Signs out. After the tap nobody is signed in on this device, even if the page closes. The account's
 * progress is removed from the device, and the server gets a request that outlives the page. Unsent changes
 * are sent first. If the page closes before that, they are kept for the account's return.
 */
export async function signOut() {
  const { user } = sessionStore.getState()
  // A learner who signs out has an account, and their unsent changes wait for it.
  deletionMark.end()
  const hasUnsent = hasUnsentChanges()
  const left = leaveSession()
  forgetSession()
  if (!user) return
  sessionStore.setState({ leaving: { id: user.id, unheard: false } })
  if (hasUnsent) await Promise.race([left, pageLeft()])
  await notifyServer()
}

/** Finishes a sign-out that did not reach the server, because it was out of reach or the page was closed. */
export async function finishSignOut() {
  const { leaving } = sessionStore.getState()
  await stopSync()
  if (leaving) await forgetLeft(leaving.id)
  await notifyServer()
}

/** Removes the session that the learner ended. */
export function forgetSession() {
  sessionStore.setState({ user: null, expiresAt: null, change: 'signed-out', ended: false })
}

async function notifyServer() {
  const isOver = await endSessionHere().then(
    () => true,
    () => false,
  )
  // If somebody signed in since then, the earlier session has already ended.
  const { leaving } = sessionStore.getState()
  if (leaving) sessionStore.setState({ leaving: isOver ? null : { ...leaving, unheard: true } })
}

/** Resolves when the page is closed or hidden. */
function pageLeft() {
  return new Promise<void>((resolve) => {
    window.addEventListener('pagehide', () => resolve(), { once: true })
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}
