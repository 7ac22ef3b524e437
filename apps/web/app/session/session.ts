import { useStore } from 'zustand'
import { hasServer } from '../api/has-server.ts'
import { onSignedOut } from '../api/signed-out.ts'
import { deviceKeys } from '../device/storage/keys.ts'
import { persistedStore } from '../device/storage/persisted-store.ts'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { deletionMark } from './deletion-mark.ts'

/** The signed-in learner on this device. */
export type User = { id: string; email: string; emailVerified: boolean; twoFactorEnabled: boolean }

/** The last change of the session. */
const changes = [
  'signed-in',
  'signed-out',
  'token-refreshed',
  'user-updated',
  'password-recovery',
  'challenge-verified',
] as const
export type SessionChange = (typeof changes)[number]

/**
 * What the device remembers of the session, for screens and other tabs. No script can read the cookie itself.
 * Without this the server is not asked who is signed in. With it, a learner without a network stays signed
 * in.
 */
export type Session = {
  user: User | null
  /** When the session ends if it is not used: an ISO time of the server. */
  expiresAt: string | null
  change: SessionChange | null
  /** It ended, but not here: the learner should be told. */
  ended: boolean
  /** The learner who signed out here, until the server confirms the end of their session. */
  leaving: Leaving | null
}

/**
 * `unheard`: the sign-out has not reached the server yet. It is sent when the server can be reached again.
 */
export type Leaving = { id: string; unheard: boolean }

export const sessionStore = persistedStore<Session>(deviceKeys.session, (stored) => {
  const found: Partial<Record<keyof Session, unknown>> = stored && typeof stored === 'object' ? stored : {}
  return {
    user: hasServer ? readUser(found.user) : null,
    expiresAt: typeof found.expiresAt === 'string' ? found.expiresAt : null,
    change: changes.find((known) => known === found.change) ?? null,
    ended: found.ended === true,
    leaving: readLeaving(found.leaving),
  }
})

function readLeaving(stored: unknown): Leaving | null {
  if (!stored || typeof stored !== 'object') return null
  const { id, unheard }: Partial<Record<keyof Leaving, unknown>> = stored
  return typeof id === 'string' ? { id, unheard: unheard === true } : null
}

function readUser(stored: unknown): User | null {
  if (!stored || typeof stored !== 'object') return null
  const { id, email, emailVerified, twoFactorEnabled }: Partial<Record<keyof User, unknown>> = stored
  if (typeof id !== 'string' || typeof email !== 'string') return null
  return { id, email, emailVerified: emailVerified === true, twoFactorEnabled: twoFactorEnabled === true }
}

export type SessionState = { state: 'unknown' | 'visitor' } | { state: 'signed-in'; user: User }

/** Who looks at the screen. It is unknown only in the prerendered page and in the first render on it. */
export function useSession(): SessionState {
  const user = useStore(sessionStore, ({ user }) => user)
  const hydrated = useHydrated()
  if (!hydrated) return { state: 'unknown' }
  return user ? { state: 'signed-in', user } : { state: 'visitor' }
}

/** Whether somebody is signed in, as far as this tab knows. */
export const isSignedIn = () => sessionStore.getState().user !== null

/**
 * Whether somebody may use what otherwise needs an account. On a site without a server there are no accounts,
 * and it is open to everybody.
 */
export const isOpenTo = ({ state }: SessionState) =>
  state === 'signed-in' || (state === 'visitor' && !hasServer)

/** Whether somebody is known to be a visitor, where what needs an account is closed to them. */
export const needsAccount = (session: SessionState) => session.state === 'visitor' && !isOpenTo(session)

/** The server has no session, although the device expected one. */
export function endSession() {
  const { user } = sessionStore.getState()
  if (!user) return
  // The session also ends with an account that was deleted from this device.
  const ended = deletionMark.userId() !== user.id
  sessionStore.setState({ user: null, expiresAt: null, change: 'signed-out', ended })
}

onSignedOut(endSession)
