import { type Session, sessionStore, type User } from './session.ts'

/** `chosen`: the learner signed out, here or in another tab. `ended`: it ended elsewhere, or was too old. */
type Leaving = 'chosen' | 'ended'

/** What goes with whoever is signed in. */
export type SessionFollower = {
  onSignedIn(user: User): unknown
  /** Waited for before the session is ended, where it is ended here. */
  onSignedOut(why: Leaving): unknown
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
    await onSignedOut('chosen')
    followed = undefined
  }

  follow(sessionStore.getState())
  leaving.add(leave)
  const stop = sessionStore.subscribe(follow)
  return () => {
    stop()
    leaving.delete(leave)
  }
}

/** The session could not be ended after all: its followers are told again who is signed in. */
export function rejoinSession() {
  sessionStore.setState({})
}

/** To be awaited before a session is ended by choice, while the server still knows who asks. */
export async function leaveSession() {
  await Promise.allSettled([...leaving].map((leave) => leave()))
}
