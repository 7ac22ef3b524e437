import type { MailedLink } from '@app/api'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { AppError } from '../../error.ts'
import { accountStore } from '../account-store.ts'
import { usedLink } from '../auth/auth-errors.ts'
import type { OwnNeeds, OwnRequest } from '../auth/own-request.ts'
import { confirmationMailer, linkToConfirm } from '../mails/mail-confirmation.ts'
import type { FoundSecret, SecretOwner } from '../mails/mailed-secret-store.ts'
import { mailedSecrets } from '../mails/mailed-secrets.ts'
import { letterWriter } from '../mails/write-letter.ts'
import type { SessionCookies } from '../session/begin-session.ts'
import { keepOnlySession } from '../session/keep-session.ts'
import { signedOut } from '../session/require-learner.ts'
import { removeAccount } from './remove-account.ts'

/** The kinds of link that `/confirm-email` shows, each with its button. */
const kinds = ['confirm', 'allow-email', 'new-email'] as const

type Needs = { cookies: SessionCookies }

/**
 * How an address is proven: by the secret mailed to it, used in a browser that is signed in to the account (`confirm`), or in one
 * that gets the account by it (`take`). Whoever only reads the mail can do away with an account that is not theirs (`remove`).
 */
export function proveAddress(outside: OwnNeeds, { cookies }: Needs) {
  const secrets = mailedSecrets(outside)
  const write = letterWriter(outside)
  const mailConfirmation = confirmationMailer(outside)
  const linkTo = (token: string, headers: Headers) => linkToConfirm(outside.publicUrl, token, headers)

  /** The secret behind a link's token, if it is of this page; throws where the link works no more. */
  async function look({ body }: OwnRequest): Promise<FoundSecret> {
    const found = await secrets.find(body.token as string)
    if (!found || !(kinds as readonly string[]).includes(found.kind)) throw usedLink()
    return found
  }

  async function asked(request: OwnRequest) {
    const { kind, newEmail, owner } = await look(request)
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
    const { owner } = await look(request)
    if (!learner || !token) throw signedOut()
    if (learner.id !== owner.id) throw new AppError('forbidden', 'link-of-another')
    const work = secrets.spend(body.token as string, kinds, async ({ kind, newEmail, owner }, run) => {
      if (kind === 'allow-email') return { kind, newEmail, owner }
      // Whoever else is signed in to the account until now may not be the owner of the address.
      const renewed = await keepOnlySession(run, owner.id, token)
      if (kind === 'confirm') await confirmAddress(run, owner)
      else await replaceAddress(run, owner, newEmail ?? '')
      return { kind, newEmail, owner, renewed }
    })
    const done = await work.catch(undefinedWhereTaken)
    if (!done) throw usedLink()
    if (done.renewed) await cookies.goOn(context, done.renewed)
    if (done.kind === 'allow-email') await askNewAddress(done.owner, done.newEmail ?? '', headers)
    if (done.kind === 'new-email') tellBoth(done.owner, done.newEmail ?? '', headers)
    return { kind: done.kind }
  }

  /** Asks the new address, where nobody has it yet. */
  async function askNewAddress(owner: SecretOwner, newEmail: string, headers: Headers) {
    if (await secrets.ownerBy(newEmail)) return
    const token = await secrets.issue(owner, 'new-email', newEmail)
    if (token) write(newEmail, headers, { kind: 'confirm-new-email', url: linkTo(token, headers) })
  }

  function tellBoth({ email, emailVerified }: SecretOwner, newEmail: string, headers: Headers) {
    // An address that was never proven may be a stranger's: it is not told where the learner is now.
    const letter = emailVerified
      ? ({ kind: 'email-changed', newEmail } as const)
      : ({ kind: 'email-left' } as const)
    write(email, headers, letter)
    write(newEmail, headers, { kind: 'email-arrived' })
  }

  return {
    asked,
    confirm,

    /** The account with everything in it goes, and an empty one of the address' owner takes its place, who is then signed in. */
    async take(request: OwnRequest) {
      const { body } = request
      await look(request)
      const id = await secrets.spend(body.token as string, ['confirm'], async ({ owner }, run) => {
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
      await look(request)
      const removed = await secrets.spend(body.token as string, ['confirm'], async ({ owner }, run) => {
        await removeAccount(run, owner, { isTheirs: true })
        return true
      })
      if (!removed) throw usedLink()
      return { status: true }
    },

    /** For who is signed in: the confirmation once more. */
    async askConfirmation({ learner, headers }: OwnRequest) {
      const owner = learner && (await secrets.ownerOf(learner.id))
      if (!owner) throw signedOut()
      if (owner.emailVerified) throw new AppError('conflict', 'email-confirmed')
      await mailConfirmation(owner, headers)
      return { status: true }
    },

    /**
     * Another address. What is mailed counts only for the account as it was when this was asked; a proven address is asked before the
     * new one, and one that was not is told.
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

/** Throws the database's unique violation where another account has the address. */
async function replaceAddress(run: Transaction<Database>, { id }: SecretOwner, newEmail: string) {
  await run
    .updateTable('auth.user')
    .set({ email: newEmail, emailVerified: true })
    .where('id', '=', id)
    .execute()
  await accountStore(run).followEmail(id, newEmail)
}

/** Another account may get an address at the very moment when this one would: the link then works no more than a used one. */
function undefinedWhereTaken(error: unknown): undefined {
  if ((error as { code?: string }).code !== '23505') throw error
}
