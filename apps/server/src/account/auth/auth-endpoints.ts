import { EmailAddress, type Limit, ProfileForm } from '@app/api'
import * as v from 'valibot'
import type { Guard } from './guard-request.ts'

/**
 * Guesses at a secret. `each` counts one network and one account together, so a guesser locks out nobody
 * else.
 */
const guess = { all: { many: 120, seconds: 300 }, each: { many: 10, seconds: 300 } }
/**
 * Endpoints that mail a link. How many mails a mailbox gets from all networks is in `mails/mailbox-limit.ts`.
 */
const mail = { all: { many: 60, seconds: 3600 }, each: { many: 5, seconds: 900 } }
/** A code is short, so all networks together get few guesses: three for each mailed code. */
const code = { many: 20, seconds: 86_400 }
const mailCode = { ...mail, everywhere: code }
const enterCode = { ...guess, everywhere: code }
/** A whole school signs up from one address. */
const signUp = {
  all: { many: 100, seconds: 3600 },
  each: { many: 5, seconds: 900 },
  everywhere: { many: 20, seconds: 3600 },
}
const plenty = { all: { many: 600, seconds: 60 } }

/** An account's address is in small letters. */
const Email = v.pipe(EmailAddress, v.toLowerCase())
const Password = v.pipe(v.string('password-missing'), v.nonEmpty('password-missing'))
const { name: Name } = ProfileForm.entries

/** None of our texts has a null character, and the database refuses it. */
const withoutNull = () => v.check((input: string) => !input.includes('\0'), 'null-characters')
const UserId = v.pipe(v.string(), v.uuid('user-no-id'))

/** Up to ten years. A permanent ban has no end. */
const BanSeconds = v.pipe(
  v.number('ban-no-number'),
  v.integer('ban-part-second'),
  v.minValue(1, 'ban-too-short'),
  v.maxValue(315_360_000, 'ban-too-long'),
)

const Text = v.pipe(v.string(), withoutNull())
const Reset = v.object({ token: Text, newPassword: Text })
const Session = v.object({ token: Text })
const User = v.object({ userId: UserId })
const Ban = v.object({ userId: UserId, banReason: v.optional(Text), banExpiresIn: v.optional(BanSeconds) })
const Address = v.object({ email: Email })
const SignUp = v.object({
  email: Email,
  password: Password,
  name: v.optional(Name, ''),
  rememberMe: v.optional(v.boolean()),
})
const SignIn = v.object({ email: Email, password: Password, rememberMe: v.optional(v.boolean()) })
/** The only code that is mailed. */
const AskCode = v.pipe(
  Address,
  v.transform(({ email }) => ({ email, type: 'sign-in' })),
)
const Code = v.object({ code: Text })
const OwnPassword = v.object({ password: Password })
const PasswordAndCode = v.object({ password: Password, code: v.optional(Text, '') })
const NewPassword = v.object({ currentPassword: Password, newPassword: Text })
const Nothing = v.object({})
const NewEmail = v.object({ newEmail: Email, password: v.optional(Text), code: v.optional(Text) })

const afterwards = {
  callbackURL: v.optional(Text),
  errorCallbackURL: v.optional(Text),
  newUserCallbackURL: v.optional(Text),
}
/** A mailed token. None of ours is longer. */
const MailedToken = v.object({ token: v.pipe(Text, v.maxLength(200)) })
const Provider = v.object({ provider: Text, ...afterwards })
const EnterCode = v.object({ email: Email, otp: v.pipe(v.string(), v.trim(), v.maxLength(20)) })

/** So many times in so many seconds. */
type Times = Omit<Limit, 'per'>

export type AuthEndpoint = {
  method: 'GET' | 'POST'
  /** Who may call it. An operator is a learner with a confirmed e-mail that is in OPERATORS. */
  by: 'anyone' | 'learner' | 'operator'
  /** The schema of the body. Only the fields named here are passed on. */
  body?: v.GenericSchema<unknown, Record<string, unknown>>
  /** Handled by our own code in `own-endpoints.ts`. */
  own?: true
  /**
   * better-auth takes it by GET, with the body as its query. Ours is a POST, because a mailed link must act
   * only when a button is pressed.
   */
  asGet?: true
  /** It needs a code of the second factor as well as the password. */
  secondStep?: true
  /** The field with the new password. */
  newPassword?: 'password' | 'newPassword'
  /**
   * Setting up a way to sign in needs a proven address. Otherwise somebody who only typed an address could
   * keep access after its owner takes the account.
   */
  proven?: true
  /** The schema of the URL's query, where better-auth checks nothing itself. */
  query?: v.GenericSchema
  /**
   * How often one network may call it (`all`), how often for each account it names (`each`), and how often
   * all networks together for one account (`everywhere`).
   */
  limit?: { all: Times; each?: Times; everywhere?: Times }
  /** It mails what was asked for: a link or a code, or a link that sets a password, which has a limit of its own. */
  mails?: 'key' | 'reset'
  /** What must still be true of the account when better-auth has replied. */
  guard?: Guard
  /** It begins a session. A session that the browser had before ends. */
  begins?: true
  /**
   * It replies before it looks anything up, so that neither the text nor the time shows who has an account.
   */
  blind?: true
}

/** All endpoints of better-auth that are served here. Every other path is not found. */
export const authEndpoints: Readonly<Record<string, AuthEndpoint>> = {
  '/get-session': { method: 'GET', by: 'anyone' },

  '/sign-up/email': {
    method: 'POST',
    by: 'anyone',
    body: SignUp,
    limit: signUp,
    begins: true,
    newPassword: 'password',
  },
  '/sign-in/email': {
    method: 'POST',
    by: 'anyone',
    body: SignIn,
    limit: guess,
    begins: true,
    guard: 'password',
  },
  '/sign-in/social': { method: 'POST', by: 'anyone', body: Provider, limit: plenty },
  '/sign-in/magic-link': {
    method: 'POST',
    by: 'anyone',
    body: Address,
    limit: mail,
    mails: 'key',
    blind: true,
  },
  '/magic-link/look': { method: 'POST', by: 'anyone', body: MailedToken, limit: plenty, own: true },
  '/magic-link/verify': {
    method: 'POST',
    by: 'anyone',
    body: MailedToken,
    limit: plenty,
    begins: true,
    asGet: true,
    guard: 'mail',
  },
  '/email-otp/send-verification-otp': {
    method: 'POST',
    by: 'anyone',
    body: AskCode,
    limit: mailCode,
    mails: 'key',
    blind: true,
  },
  '/sign-in/email-otp': {
    method: 'POST',
    by: 'anyone',
    body: EnterCode,
    limit: enterCode,
    begins: true,
    guard: 'mail',
  },
  '/two-factor/verify-totp': {
    method: 'POST',
    by: 'anyone',
    body: Code,
    limit: guess,
    begins: true,
    guard: 'challenge',
  },
  '/two-factor/verify-backup-code': {
    method: 'POST',
    by: 'anyone',
    body: Code,
    limit: guess,
    begins: true,
    guard: 'challenge',
  },
  '/sign-out': { method: 'POST', by: 'anyone', body: Nothing, limit: plenty },

  '/request-password-reset': {
    method: 'POST',
    by: 'anyone',
    body: Address,
    limit: mail,
    mails: 'reset',
    blind: true,
    own: true,
  },
  '/reset-password': { method: 'POST', by: 'anyone', body: Reset, limit: guess, own: true },
  '/mailed-link': { method: 'POST', by: 'anyone', body: MailedToken, limit: plenty, own: true },
  '/mailed-link/confirm': { method: 'POST', by: 'anyone', body: MailedToken, limit: plenty, own: true },
  '/mailed-link/take': {
    method: 'POST',
    by: 'anyone',
    body: MailedToken,
    limit: plenty,
    own: true,
    begins: true,
  },
  '/mailed-link/remove': { method: 'POST', by: 'anyone', body: MailedToken, limit: plenty, own: true },

  '/send-verification-email': {
    method: 'POST',
    by: 'learner',
    body: Nothing,
    limit: mail,
    mails: 'key',
    own: true,
  },
  '/mail-code': {
    method: 'POST',
    by: 'learner',
    body: Nothing,
    limit: mailCode,
    mails: 'key',
    own: true,
  },
  '/change-email': { method: 'POST', by: 'learner', body: NewEmail, limit: mail, own: true },
  '/change-password': {
    method: 'POST',
    by: 'learner',
    body: NewPassword,
    limit: guess,
    own: true,
    newPassword: 'newPassword',
  },
  '/delete-user': { method: 'POST', by: 'learner', body: OwnPassword, limit: guess, own: true },
  '/list-sessions': { method: 'GET', by: 'learner', limit: plenty },
  '/revoke-session': { method: 'POST', by: 'learner', body: Session, limit: plenty },
  '/revoke-other-sessions': { method: 'POST', by: 'learner', body: Nothing, limit: plenty },
  '/two-factor/enable': {
    method: 'POST',
    by: 'learner',
    body: OwnPassword,
    limit: guess,
    proven: true,
    guard: 'session',
  },
  '/two-factor/disable': {
    method: 'POST',
    by: 'learner',
    body: PasswordAndCode,
    limit: guess,
    secondStep: true,
    own: true,
  },
  '/two-factor/generate-backup-codes': {
    method: 'POST',
    by: 'learner',
    body: PasswordAndCode,
    limit: guess,
    secondStep: true,
    guard: 'session',
  },

  '/admin/list-users': { method: 'GET', by: 'operator', limit: plenty },
  '/admin/get-user': { method: 'GET', by: 'operator', query: v.object({ id: UserId }), limit: plenty },
  '/admin/ban-user': { method: 'POST', by: 'operator', body: Ban, limit: plenty },
  '/admin/unban-user': { method: 'POST', by: 'operator', body: User, limit: plenty },
  '/admin/remove-user': { method: 'POST', by: 'operator', body: User, limit: plenty },
  '/admin/revoke-user-sessions': { method: 'POST', by: 'operator', body: User, limit: plenty },
}

const callback: AuthEndpoint = { method: 'GET', by: 'anyone', limit: plenty, begins: true, guard: 'provider' }

/**
 * The endpoint at a path under `/api/auth`. The path of a provider's callback contains the provider's name.
 */
export function authEndpointAt(path: string): AuthEndpoint | undefined {
  if (/^\/callback\/[a-z]+$/.test(path)) return callback
  return Object.hasOwn(authEndpoints, path) ? authEndpoints[path] : undefined
}

/** Where better-auth and our own endpoints before it are mounted. */
export const authRoot = '/api/auth'

/** The name of an endpoint under `/api/auth` in log and metrics, or undefined if there is none at a path. */
export function authRouteOf(path: string): string | undefined {
  if (path.startsWith(`${authRoot}/callback/`)) return `${authRoot}/callback/:provider`
  return path.startsWith(`${authRoot}/`) && authEndpointAt(path.slice(authRoot.length)) ? path : undefined
}
