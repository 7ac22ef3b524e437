import type {
  MailedLink,
  Profile,
  ProfileForm,
  ResetLinkReply,
  SignInLink,
  SocialProvider,
  Ways,
} from '@app/api'
import { accountPaths } from '@app/api/paths'
import { call } from '../../api/call.ts'

/** The server's own account calls, and the calls of better-auth that it serves (`docs/accounts.md`). */

const read = <Reply>(path: string) => call<Reply>({ method: 'get', path })
const send = <Reply>(path: string, body: unknown = {}) =>
  call<Reply>({ method: 'post', path: `/api/auth${path}` }, body)

/** With a second factor set, signing in asks for it. */
type Entered = { twoFactorRedirect?: boolean }

/** A session: a place where the learner is signed in. */
export type OpenSession = { id: string; token: string; updatedAt: string; userAgent?: string | null }

const { profile, ways, data, resetLink } = accountPaths

export const getProfile = () => read<Profile>(profile)
export const saveProfile = (form: ProfileForm) => call<Profile>({ method: 'put', path: profile }, form)
export const getSignInWays = () => read<Ways>(ways)
export const getData = () => read<unknown>(data)

type Credentials = { email: string; password: string }
export const signUp = (credentials: Credentials) => enter('/sign-up/email', credentials)
export const signIn = (credentials: Credentials) => enter('/sign-in/email', credentials)
export const signInBy = (provider: SocialProvider, back: string) =>
  send<{ url: string }>('/sign-in/social', { provider, callbackURL: back, errorCallbackURL: back })

/**
 * The end of the previous session. Its reply deletes the cookie, so it must arrive before a new cookie is
 * set.
 */
let ending: Promise<unknown> = Promise.resolve()

export function endSessionHere(): Promise<unknown> {
  const end = send('/sign-out')
  ending = end.catch(() => undefined)
  return end
}

async function enter(path: string, body: unknown): Promise<Entered> {
  await ending
  return send<Entered>(path, body)
}

export const mailLink = (email: string) => send('/sign-in/magic-link', { email })
export const mailCode = (email: string) => send('/email-otp/send-verification-otp', { email })
export const enterMailedCode = (email: string, otp: string) => enter('/sign-in/email-otp', { email, otp })
/** Returns the account that a mailed link signs in to. */
export const readSignInLink = (token: string) => send<SignInLink>('/magic-link/look', { token })
export const enterByLink = (token: string) => enter('/magic-link/verify', { token })
export const verifyAppCode = (code: string) => send('/two-factor/verify-totp', { code })
export const verifyRecoveryCode = (code: string) => send('/two-factor/verify-backup-code', { code })

export const mailPasswordReset = (email: string) => send('/request-password-reset', { email })
export const readResetLink = (token: string) =>
  call<ResetLinkReply>({ method: 'post', path: resetLink }, { token })
export const resetPassword = (token: string, newPassword: string) =>
  send('/reset-password', { token, newPassword })

/** Returns what a mailed link about an address is for, for the page with its buttons. It changes nothing. */
export const readMailedLink = (token: string) => send<MailedLink>('/mailed-link', { token })
export const confirmByLink = (token: string) => send('/mailed-link/confirm', { token })
export const takeByLink = (token: string) => send('/mailed-link/take', { token })
export const removeByLink = (token: string) => send('/mailed-link/remove', { token })

export const mailConfirmation = () => send('/send-verification-email')
export const mailOwnCode = () => send('/mail-code')
type Shown = { password: string } | { code: string }
export const changeEmail = (newEmail: string, shown: Shown) => send('/change-email', { newEmail, ...shown })
export const changePassword = (change: { currentPassword: string; newPassword: string }) =>
  send('/change-password', change)
export const deleteAccount = (password: string) => send('/delete-user', { password })

export const startTwoStep = (password: string) =>
  send<{ totpURI: string; backupCodes: string[] }>('/two-factor/enable', { password })
type SecondStep = { password: string; code: string }
export const stopTwoStep = (shown: SecondStep) => send('/two-factor/disable', shown)
export const newRecoveryCodes = (shown: SecondStep) =>
  send<{ backupCodes: string[] }>('/two-factor/generate-backup-codes', shown)

export const listSessions = () => read<OpenSession[]>('/api/auth/list-sessions')
export const revokeSession = (token: string) => send('/revoke-session', { token })
export const revokeOtherSessions = () => send('/revoke-other-sessions')
