import type { AuthContext } from 'better-auth'

/** What the flows need of better-auth: its cookies, its key and its own tables. `auth/auth.ts` makes it. */
export type AuthLibrary = {
  $context: Promise<Pick<AuthContext, 'internalAdapter' | 'authCookies' | 'secretConfig'>>
}
