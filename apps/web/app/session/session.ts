import { useStore } from 'zustand'
import { hasServer } from '../api/has-server.ts'
import { deviceKeys } from '../storage/keys.ts'
import { persistedStore } from '../storage/persisted-store.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { deletionMark } from './deletion-mark.ts'

/** Who is signed in on this device. */
export type User = { id: string; email: string; emailVerified: boolean; twoFactorEnabled: boolean }

/** What happened to the session last. */
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
 * What the device remembers of the session, for screens and for other tabs. The cookie itself no script can read: without this
 * the server is not asked who is signed in, and with it a learner without a network stays who they are.
 */
export type Session = {
  user: User | null
  /** When the session ends if it is not used: an ISO time of the server's. */
  expiresAt: string | null
  change: SessionChange | null
  /** It ended without being ended here: the learner is to be told. */
  ended: boolean
  /** Who signed out here, until the server has said that their session is over. */
  leaving: Leaving | null
}

/** `unheard`: the server could not be told yet. It is told when it can be reached again. */
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

/** Who looks at the screen. Unknown is only what is prerendered, and the first render on it. */
export function useSession(): SessionState {
  const user = useStore(sessionStore, ({ user }) => user)
  const hydrated = useHydrated()
  if (!hydrated) return { state: 'unknown' }
  return user ? { state: 'signed-in', user } : { state: 'visitor' }
}

/**
 * Whether somebody may use what is else for learners with an account. Where there is no server there are no accounts, and it is open to
 * everybody.
 */
export const isOpenTo = ({ state }: SessionState) =>
  state === 'signed-in' || (state === 'visitor' && !hasServer)

/** The server knows of no session, though the device thought there was one. */
export function endSession() {
  const { user } = sessionStore.getState()
  if (!user) return
  // It ended with the account where the learner has deleted that from here.
  const ended = deletionMark.whose() !== user.id
  sessionStore.setState({ user: null, expiresAt: null, change: 'signed-out', ended })
}
