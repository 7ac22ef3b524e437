import { type Session, sessionStore, type User } from './session.ts'

/** `chosen`: the learner signed out, here or in another tab. `ended`: it ended elsewhere, or was too old. */
type Why = 'chosen' | 'ended'

/** What goes with whoever is signed in. */
export type SessionFollower = {
  onSignedIn(user: User): unknown
  /** What leaves the device does so before this returns; a promise is of what is still to be sent. */
  onSignedOut(why: Why): unknown
}

const leaving = new Set<() => Promise<unknown>>()

/** Tells a follower who is signed in now, and each time that changes, in whichever tab. Answers how to stop. */
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
 * To be called before a session is ended by choice, while the server still knows who asks: the account has left the device when
 * this returns. To be awaited where what it owes the server is to be sent.
 */
export async function leaveSession() {
  await Promise.allSettled([...leaving].map((leave) => leave()))
}
