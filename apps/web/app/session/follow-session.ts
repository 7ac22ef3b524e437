import { type Session, sessionStore, type User } from './session.ts'

/** `chosen`: the learner signed out, here or in another tab. `ended`: it was ended elsewhere, or expired. */
type Why = 'chosen' | 'ended'

/** What starts and stops with the signed-in learner. */
export type SessionFollower = {
  onSignedIn(user: User): unknown
  /** Whatever leaves the device has left when this returns. The promise is for what is still to be sent. */
  onSignedOut(why: Why): unknown
}

const leaving = new Set<() => Promise<unknown>>()

/**
 * Tells a follower who is signed in now, and each time that changes in any tab. Returns a function that stops
 * it.
 */
export function followSession({ onSignedIn, onSignedOut }: SessionFollower): () => void {
  let followed: string | undefined

  const follow = ({ user, ended }: Session) => {
    if (user?.id === followed) return
    if (followed) void onSignedOut(ended ? 'ended' : 'chosen')
    followed = user?.id
    if (user) void onSignedIn(user)
  }
  const leave = async () => {
    if (!followed) return
    followed = undefined
    await onSignedOut('chosen')
  }

  follow(sessionStore.getState())
  leaving.add(leave)
  const stop = sessionStore.subscribe(follow)
  return () => {
    stop()
    leaving.delete(leave)
  }
}

/**
 * Call this before the learner ends the session, while the server still knows them: the account has left the
 * device when it returns. Await it so that unsent changes are sent.
 */
export async function leaveSession() {
  await Promise.allSettled([...leaving].map((leave) => leave()))
}
