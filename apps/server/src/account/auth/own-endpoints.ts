import type { SignInLink } from '@app/api'
import { AppError } from '../../errors/app-error.ts'
import { languageOf, pageIn } from '../../language/language.ts'
import { refusalOf, usedLink } from '../library/auth-errors.ts'
import type { AuthLibrary } from '../library/auth-library.ts'
import type { LearnerRequest, OwnNeeds, OwnRequest } from '../library/own-request.ts'
import { mailedSecrets } from '../mails/mailed-secrets.ts'
import { letterWriter, pageLink } from '../mails/write-letter.ts'
import { ownPassword } from '../password/own-password.ts'
import type { Passwords } from '../password/password.ts'
import { checkPassword } from '../password/password-rule.ts'
import { proveAddress } from '../proof/prove-address.ts'
import { endSessions, setPassword, takeOver } from '../proof/take-over.ts'
import type { SessionCookies } from '../session/begin-session.ts'
import { signedOut } from '../session/require-learner.ts'
import { addressOfLink } from '../sign-in/sign-in-link.ts'
import { accountStore } from '../store/account-store.ts'
import { ownSecondFactor } from '../two-factor/own-second-factor.ts'

type Needs = {
  passwords: Passwords
  auth: AuthLibrary
  cookies: SessionCookies
  /** Forgets the sign-in code and links that were mailed to an address and not used yet. */
  forgetSignIns: (email: string) => Promise<unknown>
}

/** The endpoints under `/api/auth` with our own code: everything that changes who holds an account. */
export function ownEndpoints(outside: OwnNeeds, { passwords, auth, cookies, forgetSignIns }: Needs) {
  const secrets = mailedSecrets(outside)
  const proof = proveAddress(outside, { cookies })
  const password = ownPassword(outside, { passwords, cookies })
  const factor = ownSecondFactor(outside, { auth, cookies })
  const write = letterWriter(outside)

  /** The account of the learner, as it was when their session was checked. */
  async function ownerOf({ learner }: OwnRequest) {
    const owner = learner && (await secrets.ownerOf(learner.id))
    if (owner?.stamp !== learner?.stamp || !owner) throw signedOut()
    return owner
  }

  /**
   * To change the address, a learner must show again that the account is theirs: by the password, or by a
   * code if they have none.
   */
  async function changeEmail(request: OwnRequest) {
    const { body, headers } = request
    // The stamp is read before the password is checked. If the account changes in between, the link does not
    // work.
    const owner = await ownerOf(request)
    const hash = await secrets.passwordOf(owner.id)
    if (hash) {
      const password = String(body.password ?? '')
      if (!password) throw new AppError('invalid', 'password-missing')
      if (!(await passwords.verify({ hash, password }))) throw refusalOf(400, { code: 'INVALID_PASSWORD' })
    } else {
      const code = String(body.code ?? '')
      const tried = code ? await secrets.tryCode(owner, code) : 'none'
      if (tried === 'wrong') throw refusalOf(400, { code: 'INVALID_OTP' })
      if (tried === 'none') throw refusalOf(400, { code: 'OTP_EXPIRED' })
    }
    await proof.changeEmail(owner, String(body.newEmail), headers)
    return { status: true }
  }

  async function mailCode(request: OwnRequest) {
    const owner = await ownerOf(request)
    const code = await secrets.issueCode(owner)
    if (code) write(owner.email, request.headers, { kind: 'own-code', code })
    return { status: true }
  }

  async function askReset({ body, headers }: OwnRequest) {
    const owner = await secrets.ownerBy(String(body.email))
    const token = owner && (await secrets.issue(owner, 'reset'))
    const path = pageIn('/reset-password', languageOf(headers))
    if (token)
      write(owner.email, headers, { kind: 'reset', url: pageLink(outside.publicUrl, path, { token }) })
    return { status: true }
  }

  /**
   * Which account a link signs in to. Somebody else may have sent the link, so that the reader uses their
   * account.
   */
  async function describeSignIn({ body }: OwnRequest) {
    const email = await addressOfLink(auth, String(body.token))
    if (!email) throw usedLink()
    return { email } satisfies SignInLink
  }

  async function resetPassword({ body, headers }: OwnRequest) {
    const token = String(body.token)
    const newPassword = String(body.newPassword)
    const found = await secrets.find(token)
    if (found?.kind !== 'reset') throw usedLink()
    checkPassword(newPassword, found.owner.email)
    const hash = await passwords.hash(newPassword)
    const owner = await secrets.spend(token, ['reset'], async ({ owner }, run) => {
      // Only the owner of the mailbox has the link. An account that was never proven becomes theirs alone.
      if (!owner.emailVerified) await takeOver(run, owner.id)
      await setPassword(run, owner.id, hash)
      await endSessions(run, owner.id)
      await accountStore(run).forgetVerifications(owner.id, owner.email)
      return owner
    })
    if (!owner) throw usedLink()
    await forgetSignIns(owner.email)
    write(owner.email, headers, { kind: 'password-changed' })
    return { status: true }
  }

  return {
    handlers: {
      '/send-verification-email': proof.askConfirmation,
      '/change-email': changeEmail,
      '/mail-code': mailCode,
      '/request-password-reset': askReset,
      '/reset-password': resetPassword,
      '/change-password': byLearner(password.changePassword),
      '/delete-user': byLearner(password.deleteAccount),
      '/two-factor/verify-totp': byLearner(factor.turnOn),
      '/two-factor/disable': byLearner(factor.turnOff),
      '/magic-link/look': describeSignIn,
      '/mailed-link': proof.describeLink,
      '/mailed-link/confirm': proof.confirm,
      '/mailed-link/take': proof.take,
      '/mailed-link/remove': proof.remove,
    } as Readonly<Record<string, (request: OwnRequest) => Promise<object>>>,
    /** Whether a mailed link still sets a password. */
    isResetLinkValid: async (token: string) => (await secrets.find(token))?.kind === 'reset',
  }
}

/** Wraps an endpoint that only a signed-in learner may call. */
const byLearner = (handle: (request: LearnerRequest) => Promise<object>) => (request: OwnRequest) => {
  const { learner, token } = request
  if (!learner || !token) throw signedOut()
  return handle({ ...request, learner, token })
}
