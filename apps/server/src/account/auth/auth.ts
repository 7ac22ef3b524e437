import { createHmac } from 'node:crypto'
import { isEmailAddress } from '@app/api'
import { betterAuth, type User } from 'better-auth'
import { admin, emailOTP, magicLink, twoFactor } from 'better-auth/plugins'
import { languageOf, pageIn } from '../../language/language.ts'
import type { Outside } from '../../outside.ts'
import {
  addressHeader,
  type SecurityNeeds,
  securityEvent,
  seenIn,
} from '../../security/log-security-event.ts'
import { accountStore } from '../account-store.ts'
import { confirmationMailer } from '../mails/mail-confirmation.ts'
import { mailedSecretStore } from '../mails/mailed-secret-store.ts'
import { letterWriter, pageLink } from '../mails/write-letter.ts'
import { passwordsAt } from '../password/password.ts'
import { forgetAccount } from '../proof/remove-account.ts'
import { takeOverUnproven } from '../proof/take-over.ts'
import { sessionLife } from '../session/session-life.ts'
import { oneTimeCodes } from '../two-factor/one-time-codes.ts'
import { secondFactorForMailedSignIn } from '../two-factor/second-factor.ts'

export type AuthNeeds = SecurityNeeds & Pick<Outside, 'db' | 'publicUrl' | 'mail' | 'background'>

/** Seconds that a mailed link or code to sign in holds. */
const signInLife = 10 * 60

const mailedSignIns = new Set(['/magic-link/verify', '/sign-in/email-otp'])

/**
 * An account is known by its address in small letters, and some letters of other scripts become one of a to z by that. So only an
 * address as our own forms take it counts as proven by a provider.
 */
const unprovenUnlessOurs = ({ email }: { email?: string | null }) =>
  email && isEmailAddress(email) ? {} : { emailVerified: false }

/** better-auth, on our database and with our mails. What of it is served is in `auth-endpoints.ts`. */
export function makeAuth(outside: AuthNeeds) {
  const { db, account, publicUrl, mail, background, log } = outside
  const store = accountStore(db)
  const owners = mailedSecretStore(db)
  const write = letterWriter({ mail, background })
  const confirm = confirmationMailer({ db, account, publicUrl, mail, background })
  const passwords = passwordsAt(account.hashCost)
  const secondFactor = twoFactor({ issuer: 'Malayalam for All', twoFactorCookieMaxAge: signInLife })

  return betterAuth({
    appName: 'Malayalam for All',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: account.secret,
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
        // A check takes long: a password that was replaced meanwhile is not right any more.
        verify: async (shown) => (await passwords.verify(shown)) && store.passwordStands(shown.hash),
      },
    },
    // Never too old to list and end sessions; what cannot be undone asks for the password instead.
    session: { ...sessionLife, freshAge: 0, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    account: { encryptOAuthTokens: true },
    // Who signs in goes there and back: a token that a page brings along is not taken.
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
            // Nobody, where the account was deleted while the request was under way.
            if (!changed) return
            const { id, email, emailVerified } = changed
            await store.followEmail(id, email)
            // Signing in by mail proves an address: what somebody set up before is gone.
            if (emailVerified && mailedSignIns.has(context?.path ?? ''))
              securityEvent(outside, 'account-taken-over', { ...seenIn(context?.headers), account: email })
          },
        },
        delete: {
          // An operator deletes it; a learner's own deletion is in `own-password.ts`.
          after: ({ id, email, emailVerified }) =>
            forgetAccount(db, { id, email }, { isTheirs: emailVerified }),
        },
      },
      session: {
        create: {
          // better-auth takes an unproven account over step by step, and skips it where another request is at it. Whatever
          // happened to those steps, nobody is signed in by mail to an account that others can still open.
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
          // The page has a button: a mail scanner that opens every link signs nobody in, and uses nothing up.
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
    // Our own limits stand before it: they count in fixed windows, and an account apart from its address.
    rateLimit: { enabled: false },
    advanced: {
      // That our migrations make what it needs is a test's to say, not each start's.
      database: { generateId: 'uuid', validateSchema: false },
      backgroundTasks: { handler: (work) => background.start(() => work) },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableOriginCheck: false,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    onAPIError: {
      errorURL: `${publicUrl}/login`,
      // Its refusals are replies all the same; what breaks inside it reaches our own handler of errors.
      throw: true,
    },
    logger: {
      level: 'error',
      // It tells of everything refused too, in words that quote what was sent after a colon.
      log: (level, message, ...rest) => {
        const err = rest.find((value) => value instanceof Error)
        // Two sign-ups of one e-mail at the same moment: the second is told that there is an account.
        const isTaken = (err as { code?: string } | undefined)?.code === '23505'
        const isRefusal = !err || isTaken || err.name === 'BetterAuthError'
        log[isRefusal ? 'debug' : level]({ err }, `better-auth: ${message.split(':', 1)[0]}`)
      },
    },
  })
}
