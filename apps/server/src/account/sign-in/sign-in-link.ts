import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { AuthLibrary } from '../library/auth-library.ts'

/** The value that better-auth stores for a link. */
const Attempt = v.object({ email: v.optional(v.string()) })

/**
 * The address that a mailed sign-in link was sent to, while the link works. Reading it does not use the link
 * up.
 */
export async function addressOfLink(auth: AuthLibrary, token: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  const hash = createHash('sha256').update(token).digest('base64url')
  const found = await internalAdapter.findVerificationValue(`magic-link:${hash}`)
  if (!found || found.expiresAt < new Date()) return undefined
  return v.parse(Attempt, JSON.parse(found.value)).email
}
