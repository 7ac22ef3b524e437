import type { SignInLink } from '@app/api'
import { AppError } from '../../error.ts'
import { languageOf, pageIn } from '../../language/language.ts'
import { accountStore } from '../account-store.ts'
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
import { ownSecondFactor } from '../two-factor/own-second-factor.ts'
import type { makeAuth } from './auth.ts'
import { refusalOf, usedLink } from './auth-errors.ts'
import type { LearnerRequest, OwnNeeds, OwnRequest } from './own-request.ts'

type Needs = {
  passwords: Passwords
  auth: ReturnType<typeof makeAuth>
  cookies: SessionCookies
  /** Forgets the sign-in code and links that are on their way to an address. */
  forgetSignIns: (email: string) => Promise<unknown>
}

/** The endpoints under `/api/auth` that we answer ourselves: everything that changes who holds an account. */
export function ownEndpoints(outside: OwnNeeds, { passwords, auth, cookies, forgetSignIns }: Needs) {
  const secrets = mailedSecrets(outside)
  const proof = proveAddress(outside, { cookies })
  const password = ownPassword(outside, { passwords, cookies })
  const factor = ownSecondFactor(outside, { auth, cookies })
  const write = letterWriter(outside)

  /** The account of who asks, as it was when they were found to be signed in. */
  async function ownerOf({ learner }: OwnRequest) {
    const owner = learner && (await secrets.ownerOf(learner.id))
    if (owner?.stamp !== learner?.stamp || !owner) throw signedOut()
    return owner
  }

  /** Whoever asks for another address shows once more that the account is theirs: by its password, or by a code where it has none. */
  async function changeEmail(asked: OwnRequest) {
    const { body, headers } = asked
    // The stamp is read before the password is checked: what changes in between makes the link worthless.
    const owner = await ownerOf(asked)
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

  async function mailCode(asked: OwnRequest) {
    const owner = await ownerOf(asked)
    const code = await secrets.issueCode(owner)
    if (code) write(owner.email, asked.headers, { kind: 'own-code', code })
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

  /** Which account a link signs in to: it may have been sent by somebody who wants the reader to use theirs. */
  async function lookAtSignIn({ body }: OwnRequest) {
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
      // Only the mailbox' owner has the link: an account that was never proven becomes theirs alone.
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
    answers: {
      '/send-verification-email': proof.askConfirmation,
      '/change-email': changeEmail,
      '/mail-code': mailCode,
      '/request-password-reset': askReset,
      '/reset-password': resetPassword,
      '/change-password': byLearner(password.changePassword),
      '/delete-user': byLearner(password.deleteAccount),
      '/two-factor/verify-totp': byLearner(factor.turnOn),
      '/two-factor/disable': byLearner(factor.turnOff),
      '/magic-link/look': lookAtSignIn,
      '/mailed-link': proof.asked,
      '/mailed-link/confirm': proof.confirm,
      '/mailed-link/take': proof.take,
      '/mailed-link/remove': proof.remove,
    } as Readonly<Record<string, (asked: OwnRequest) => Promise<object>>>,
    /** Whether the link of a mail still sets a password. */
    resetHolds: async (token: string) => (await secrets.find(token))?.kind === 'reset',
  }
}

/** For an endpoint that only a learner who is signed in may ask. */
const byLearner = (answer: (asked: LearnerRequest) => Promise<object>) => (asked: OwnRequest) => {
  const { learner, token } = asked
  if (!learner || !token) throw signedOut()
  return answer({ ...asked, learner, token })
}
