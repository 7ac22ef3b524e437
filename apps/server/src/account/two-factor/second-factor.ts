import type { BetterAuthPlugin } from 'better-auth'
import type { twoFactor } from 'better-auth/plugins'

/** Signing in by a mailed link, a mailed code or a provider. */
const otherWays = /^\/(sign-in\/email-otp|magic-link\/verify|callback\/:id)$/

/**
 * better-auth asks for the second factor only after a password. This asks for it after the other ways to sign
 * in too.
 */
export function secondFactorForMailedSignIn({ hooks }: ReturnType<typeof twoFactor>): BetterAuthPlugin {
  const matcher = ({ path }: { path?: string }) => otherWays.test(path ?? '')
  return {
    id: 'second-factor-for-every-way',
    hooks: { after: hooks.after.map(({ handler }) => ({ matcher, handler })) },
  }
}
