import { createHmac } from 'node:crypto'
import { isEmailAddress } from '@app/api'
import { betterAuth, type User } from 'better-auth'
import { admin, emailOTP, magicLink, twoFactor } from 'better-auth/plugins'
import { codeOf } from '../../errors/error-code.ts'
import { languageOf, pageIn } from '../../language/language.ts'
import type { Outside } from '../../outside/outside.ts'
import {
  addressHeader,
  type SecurityNeeds,
  securityEvent,
  seenIn,
} from '../../security/log-security-event.ts'
import { secretVersions } from '../library/secret-versions.ts'
import { confirmationMailer } from '../mails/mail-confirmation.ts'
import { letterWriter, pageLink } from '../mails/write-letter.ts'
import { passwordsAt } from '../password/password.ts'
import { forgetAccount } from '../proof/remove-account.ts'
import { takeOverUnproven } from '../proof/take-over.ts'
import { accountStore } from '../store/account-store.ts'
import { mailedSecretStore } from '../store/mailed-secret-store.ts'
import { sessionLife } from '../store/session-life.ts'
import { oneTimeCodes } from '../two-factor/one-time-codes.ts'
import { secondFactorForMailedSignIn } from '../two-factor/second-factor.ts'

import { authRoot } from './auth-endpoints.ts'

export type AuthNeeds = SecurityNeeds & Pick<Outside, 'db' | 'publicUrl' | 'mail' | 'background'>

/** How many seconds a mailed link or code for signing in works. */
const signInLife = 10 * 60

const mailedSignIns = new Set(['/magic-link/verify', '/sign-in/email-otp'])

/**
 * An account's address is in small letters, and lower case turns some letters of other scripts into a to z.
 * So an address from a provider counts as proven only if our own forms accept it.
 */
const unprovenUnlessOurs = ({ email }: { email?: string | null }) =>
  email && isEmailAddress(email) ? {} : { emailVerified: false }

/** better-auth, with our database and our mails. `auth-endpoints.ts` lists which parts are served. */
export function makeAuth(outside: AuthNeeds) {
  const { db, account, publicUrl, mail, background, log } = outside
  const store = accountStore(db)
  const owners = mailedSecretStore(db)
  const write = letterWriter({ db, mail, background })
  const confirm = confirmationMailer({ db, account, publicUrl, mail, background })
  const passwords = passwordsAt(account.hashCost)
  const secondFactor = twoFactor({ issuer: 'Malayalam for All', twoFactorCookieMaxAge: signInLife })

  return betterAuth({
    appName: 'Malayalam for All',
    baseURL: publicUrl,
    basePath: authRoot,
    // The second is for what was encrypted before secrets had numbers.
    secrets: secretVersions(account),
    secret: account.formerSecret ?? account.secret,
    trustedOrigins: [publicUrl],
    telemetry: { enabled: false },
    database: { db, type: 'postgres', schemaName: 'auth', transaction: true },

    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: passwords.hash,
        // A check takes long. A password that was replaced meanwhile is not right any more.
        verify: async (shown) => (await passwords.verify(shown)) && store.isPasswordCurrent(shown.hash),
      },
    },
    // A session is never too old to list and end sessions. What cannot be undone asks for the password
    // instead.
    session: { ...sessionLife, freshAge: 0, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    account: { encryptOAuthTokens: true },
    // Signing in always goes through the provider's page. A token that a page sends is not accepted.
    socialProviders: Object.fromEntries(
      Object.entries(account.social).map(([name, keys]) => [
        name,
        { ...keys, disableIdTokenSignIn: true, mapProfileToUser: unprovenUnlessOurs },
      ]),
    ),
    databaseHooks: {
      account: {
        create: {
          async after({ userId, providerId }, context) {
            if (providerId === 'credential' || (await store.isJustMade(userId))) return
            const email = await store.emailOf(userId)
            if (email) write(email, context?.headers, { kind: 'provider-added' })
          },
        },
      },
      user: {
        create: {
          async after({ id, emailVerified }, context) {
            if (!emailVerified)
              background.start(async () => confirm(await owners.ownerOf(id), context?.headers))
          },
        },
        update: {
          async after(changed: User | null, context) {
            // Undefined when the account was deleted during the request.
            if (!changed) return
            const { id, email, emailVerified } = changed
            await store.followEmail(id, email)
            // Signing in by mail proves an address. So what somebody set up before is removed.
            if (emailVerified && mailedSignIns.has(context?.path ?? ''))
              securityEvent(outside, 'account-taken-over', { ...seenIn(context?.headers), account: email })
          },
        },
        delete: {
          // An operator deletes the account. A learner's own deletion is in `own-password.ts`.
          after: ({ id, email, emailVerified }) =>
            forgetAccount(db, { id, email }, { isTheirs: emailVerified }),
        },
      },
      session: {
        create: {
          // better-auth takes an unproven account over in several steps, and skips them while another request
          // does the same. Whatever happened to those steps, nobody is signed in by mail to an account that
          // others can still open.
          async before({ userId }, context) {
            if (mailedSignIns.has(context?.path ?? '')) await takeOverUnproven(db, userId)
          },
        },
      },
    },
    plugins: [
      magicLink({
        expiresIn: signInLife,
        storeToken: 'hashed',
        async sendMagicLink({ email, token }, context) {
          const headers = context?.request?.headers
          // The page has a button, so a mail scanner that opens every link signs nobody in and uses nothing
          // up.
          const url = pageLink(publicUrl, pageIn('/login', languageOf(headers)), { link: token })
          write(email, headers, { kind: 'sign-in-link', url })
        },
      }),
      emailOTP({
        expiresIn: signInLife,
        allowedAttempts: 3,
        storeOTP: {
          hash: async (code) => createHmac('sha256', account.secret).update(code).digest('base64url'),
        },
        async sendVerificationOTP({ email, otp }, context) {
          write(email, context?.request?.headers, { kind: 'sign-in-code', code: otp })
        },
      }),
      secondFactor,
      secondFactorForMailedSignIn(secondFactor),
      oneTimeCodes(db),
      admin(),
    ],
    // Our own limits come first. better-auth's count in fixed windows, and do not count by account.
    rateLimit: { enabled: false },
    advanced: {
      // A test checks that our migrations make what it needs, so that not every start has to.
      database: { generateId: 'uuid', validateSchema: false },
      backgroundTasks: { handler: (work) => background.start(() => work) },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableOriginCheck: false,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    onAPIError: {
      errorURL: `${publicUrl}/login`,
      // With this, refusals are still replies, but errors inside better-auth reach our own error handler.
      throw: true,
    },
    logger: {
      level: 'error',
      // It also logs everything that it refuses, and quotes what was sent after a colon.
      log: (level, message, ...rest) => {
        const err = rest.find((value) => value instanceof Error)
        // Two sign-ups of one e-mail at the same moment: the second one is told that there is an account.
        const isTaken = codeOf(err) === '23505'
        const isRefusal = !err || isTaken || err.name === 'BetterAuthError'
        log[isRefusal ? 'debug' : level]({ err }, `better-auth: ${message.split(':', 1)[0]}`)
      },
    },
  })
}
