import { call } from '../../../api/call.ts'
import type { User } from '../../../session/session.ts'

export type FoundSession = { session: { id: string; expiresAt: string }; user: User } | null

/** Who is signed in, as the server knows. Apart from the other account calls: every page asks this, and few of them those. */
export const getSession = () => call<FoundSession>({ method: 'get', path: '/api/auth/get-session' })
