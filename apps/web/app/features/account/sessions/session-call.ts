import { call } from '../../../api/call.ts'
import type { User } from '../../../session/session.ts'

export type FoundSession = { session: { id: string; expiresAt: string }; user: User } | null

/** Asks the server who is signed in. It is apart from the other account calls, because every page asks it. */
export const getSession = () => call<FoundSession>({ method: 'get', path: '/api/auth/get-session' })
