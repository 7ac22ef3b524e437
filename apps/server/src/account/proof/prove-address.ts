import type { MailedLink } from '@app/api'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { codeOf } from '../../errors/error-code.ts'
import { usedLink } from '../library/auth-errors.ts'
import type { OwnNeeds, OwnRequest } from '../library/own-request.ts'
import { confirmationMailer, linkToConfirm } from '../mails/mail-confirmation.ts'
import { mailedSecrets } from '../mails/mailed-secrets.ts'
import { letterWriter } from '../mails/write-letter.ts'
import type { SessionCookies } from '../session/begin-session.ts'
import { keepOnlySession } from '../session/keep-session.ts'
import { signedOut } from '../session/require-learner.ts'
import { accountStore } from '../store/account-store.ts'
import type { FoundSecret, SecretOwner } from '../store/mailed-secret-store.ts'
import { removeAccount } from './remove-account.ts'

/** The kinds of link that `/confirm-email` shows, each with its button. */
const kinds = ['confirm', 'allow-email', 'new-email'] as const

type Needs = { cookies: SessionCookies }

/**
 * How an address is proven: its mailed secret is used in a browser that is signed in to the account
 * (`confirm`), or in a browser that gets the account by it (`take`). A reader of the mail can also remove an
 * account that is not theirs (`remove`).
 */
export function proveAddress(outside: OwnNeeds, { cookies }: Needs) {
  const secrets = mailedSecrets(outside)
  const write = letterWriter(outside)
  const mailConfirmation = confirmationMailer(outside)
  const linkTo = (token: string, headers: Headers) => linkToConfirm(outside.publicUrl, token, headers)

  /**
   * Returns the secret of a link's token if it is of this page. Throws when the link does not work any more.
   */
  async function findSecret({ body }: OwnRequest): Promise<FoundSecret> {
    const found = await secrets.find(String(body.token))
    if (!found || !(kinds as readonly string[]).includes(found.kind)) throw usedLink()
    return found
  }

  async function describeLink(request: OwnRequest) {
    const { kind, newEmail, owner } = await findSecret(request)
    const here = request.learner?.id === owner.id
    return {
      kind: kind as (typeof kinds)[number],
      email: newEmail ?? owner.email,
      here,
      ...(here && kind === 'new-email' && { present: owner.email }),
    } satisfies MailedLink
  }

  async function confirm(request: OwnRequest) {
    const { body, headers, learner, token, context } = request
    const { owner } = await findSecret(request)
    if (!learner || !token) throw signedOut()
    if (learner.id !== owner.id) throw new AppError('forbidden', 'link-of-another')
    const work = secrets.spend(String(body.token), kinds, async ({ kind, newEmail, owner }, run) => {
      if (kind === 'allow-email') return { kind, newEmail, owner }
      // Others who are signed in to the account may not own the address, so their sessions end.
      const renewed = await keepOnlySession(run, owner.id, token)
      if (kind === 'confirm') await confirmAddress(run, owner)
      else await replaceAddress(run, owner, newEmail ?? '')
      return { kind, newEmail, owner, renewed }
    })
    const done = await work.catch(undefinedWhereTaken)
    if (!done) throw usedLink()
    if (done.renewed) await cookies.replaceToken(context, done.renewed)
    if (done.kind === 'allow-email') await askNewAddress(done.owner, done.newEmail ?? '', headers)
    if (done.kind === 'new-email') notifyBoth(done.owner, done.newEmail ?? '', headers)
    return { kind: done.kind }
  }

  /** Asks the new address, unless another account has it already. */
  async function askNewAddress(owner: SecretOwner, newEmail: string, headers: Headers) {
    if (await secrets.ownerBy(newEmail)) return
    const token = await secrets.issue(owner, 'new-email', newEmail)
    if (token) write(newEmail, headers, { kind: 'confirm-new-email', url: linkTo(token, headers) })
  }

  function notifyBoth({ email, emailVerified }: SecretOwner, newEmail: string, headers: Headers) {
    // An address that was never proven may be a stranger's. So it does not learn the new address.
    const letter = emailVerified
      ? ({ kind: 'email-changed', newEmail } as const)
      : ({ kind: 'email-left' } as const)
    write(email, headers, letter)
    write(newEmail, headers, { kind: 'email-arrived' })
  }

  return {
    describeLink,
    confirm,

    /**
     * Deletes the account with everything in it, makes an empty one for the owner of the address, and signs
     * them in.
     */
    async take(request: OwnRequest) {
      const { body } = request
      await findSecret(request)
      const id = await secrets.spend(String(body.token), ['confirm'], async ({ owner }, run) => {
        await removeAccount(run, owner, { isTheirs: true })
        const { id } = await run
          .insertInto('auth.user')
          .values({ name: '', email: owner.email, emailVerified: true, role: 'user' })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      })
      if (!id) throw usedLink()
      await cookies.begin(request.context, id)
      return { status: true }
    },

    async remove(request: OwnRequest) {
      const { body } = request
      await findSecret(request)
      const removed = await secrets.spend(String(body.token), ['confirm'], async ({ owner }, run) => {
        await removeAccount(run, owner, { isTheirs: true })
        return true
      })
      if (!removed) throw usedLink()
      return { status: true }
    },

    /** Mails the confirmation again to a signed-in learner. */
    async askConfirmation({ learner, headers }: OwnRequest) {
      const owner = learner && (await secrets.ownerOf(learner.id))
      if (!owner) throw signedOut()
      if (owner.emailVerified) throw new AppError('conflict', 'email-confirmed')
      await mailConfirmation(owner, headers)
      return { status: true }
    },

    /**
     * Asks for another address. What is mailed works only while the account stays as it is now. A proven
     * address is asked before the new one; an unproven one only gets a notice.
     */
    async changeEmail(owner: SecretOwner, newEmail: string, headers: Headers) {
      if (newEmail === owner.email) throw new AppError('invalid', 'email-yours')
      if (!owner.emailVerified) {
        write(owner.email, headers, { kind: 'email-change-asked' })
        return askNewAddress(owner, newEmail, headers)
      }
      const token = await secrets.issue(owner, 'allow-email', newEmail)
      if (token) write(owner.email, headers, { kind: 'change-email', url: linkTo(token, headers), newEmail })
    },
  }
}

const confirmAddress = (run: Transaction<Database>, { id }: SecretOwner) =>
  run.updateTable('auth.user').set({ emailVerified: true }).where('id', '=', id).execute()

/** Throws the database's unique violation when another account has the address. */
async function replaceAddress(run: Transaction<Database>, { id }: SecretOwner, newEmail: string) {
  await run
    .updateTable('auth.user')
    .set({ email: newEmail, emailVerified: true })
    .where('id', '=', id)
    .execute()
  await accountStore(run).followEmail(id, newEmail)
}

/** Another account may get the address at the very same moment. The link then counts as used. */
function undefinedWhereTaken(error: unknown): undefined {
  if (codeOf(error) !== '23505') throw error
}
