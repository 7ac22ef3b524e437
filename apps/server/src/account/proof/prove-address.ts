import type { MailedLink } from '@app/api'
import type { Context } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { AppError } from '../../error.ts'
import { languageOf } from '../../language/language.ts'
import { accountStore } from '../account-store.ts'
import { usedLink } from '../auth/auth-errors.ts'
import type { OwnNeeds, OwnRequest } from '../auth/own-request.ts'
import { confirmationMailer, linkToConfirm } from '../mails/mail-confirmation.ts'
import type { FoundSecret, SecretOwner } from '../mails/mailed-secret-store.ts'
import { mailedSecrets } from '../mails/mailed-secrets.ts'
import { letterWriter } from '../mails/write-letter.ts'
import { signedOut } from '../session/require-learner.ts'

/** The kinds of link that `/confirm-email` shows, each with its button. */
const kinds = ['confirm', 'allow-email', 'new-email'] as const

/**
 * How an address is proven: by the secret mailed to it, used in a browser that is signed in to the account (`confirm`), or in one
 * that gets the account by it (`take`). Whoever only reads the mail can do away with an account that is not theirs (`remove`).
 */
export function proveAddress(outside: OwnNeeds, begin: BeginSession) {
  const secrets = mailedSecrets(outside)
  const write = letterWriter(outside)
  const mailConfirmation = confirmationMailer(outside)
  const linkTo = (token: string, headers: Headers) => linkToConfirm(outside.publicUrl, token, headers)

  /** The secret behind a link's token, if it is of this page; throws where the link works no more. */
  async function look({ body, headers }: OwnRequest): Promise<FoundSecret> {
    const found = await secrets.find(body.token as string)
    if (!found || !(kinds as readonly string[]).includes(found.kind)) throw usedLink(languageOf(headers))
    return found
  }

  async function asked(request: OwnRequest) {
    const { kind, newEmail, owner } = await look(request)
    const { learner } = request
    return {
      kind: kind as (typeof kinds)[number],
      email: newEmail ?? owner.email,
      here: learner?.id === owner.id,
    } satisfies MailedLink
  }

  async function confirm(request: OwnRequest) {
    const { body, headers, learner } = request
    const { owner } = await look(request)
    if (!learner) throw signedOut()
    if (learner.id !== owner.id)
      throw new AppError(
        'forbidden',
        'This link belongs to another account than the one that is signed in here.',
      )
    const done = await secrets.spend(body.token as string, kinds, async ({ kind, newEmail, owner }, run) => {
      if (kind === 'confirm') await confirmAddress(run, owner)
      if (kind === 'new-email' && !(await replaceAddress(run, owner, newEmail ?? ''))) return undefined
      return { kind, newEmail, owner }
    })
    if (!done) throw usedLink(languageOf(headers))
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
      const { body, headers } = request
      await look(request)
      const id = await secrets.spend(body.token as string, ['confirm'], async ({ owner }, run) => {
        await removeAccount(run, owner)
        const { id } = await run
          .insertInto('auth.user')
          .values({ name: '', email: owner.email, emailVerified: true, role: 'user' })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      })
      if (!id) throw usedLink(languageOf(headers))
      await begin(request.context, id)
      return { status: true }
    },

    async remove(request: OwnRequest) {
      const { body, headers } = request
      await look(request)
      const removed = await secrets.spend(body.token as string, ['confirm'], async ({ owner }, run) => {
        await removeAccount(run, owner)
        return true
      })
      if (!removed) throw usedLink(languageOf(headers))
      return { status: true }
    },

    /** For who is signed in: the confirmation once more. */
    async askConfirmation({ learner, headers }: OwnRequest) {
      const owner = learner && (await secrets.ownerOf(learner.id))
      if (!owner) throw signedOut()
      if (owner.emailVerified) throw new AppError('conflict', 'This e-mail is confirmed already.')
      await mailConfirmation(owner, headers)
      return { status: true }
    },

    /**
     * Another address. What is mailed counts only for the account as it was when this was asked; a proven address is asked before the
     * new one, and one that was not is told.
     */
    async changeEmail(owner: SecretOwner, newEmail: string, headers: Headers) {
      if (newEmail === owner.email) throw new AppError('invalid', 'This is your e-mail address already.')
      if (!owner.emailVerified) {
        write(owner.email, headers, { kind: 'email-change-asked' })
        return askNewAddress(owner, newEmail, headers)
      }
      const token = await secrets.issue(owner, 'allow-email', newEmail)
      if (token) write(owner.email, headers, { kind: 'change-email', url: linkTo(token, headers), newEmail })
    },
  }
}

/** Begins a session of a learner in the browser that asks. */
export type BeginSession = (context: Context, userId: string) => Promise<unknown>

const confirmAddress = (run: Transaction<Database>, { id }: SecretOwner) =>
  run.updateTable('auth.user').set({ emailVerified: true }).where('id', '=', id).execute()

/** Answers whether the account has the address now: it has not when another got it first. */
async function replaceAddress(run: Transaction<Database>, { id }: SecretOwner, newEmail: string) {
  const taken = await run
    .selectFrom('auth.user')
    .select('id')
    .where('email', '=', newEmail)
    .executeTakeFirst()
  if (taken) return false
  await run
    .updateTable('auth.user')
    .set({ email: newEmail, emailVerified: true })
    .where('id', '=', id)
    .execute()
  await accountStore(run).followEmail(id, newEmail)
  return true
}

async function removeAccount(run: Kysely<Database>, { id, email }: SecretOwner) {
  await run.deleteFrom('auth.user').where('id', '=', id).execute()
  await accountStore(run).forgetVerifications(id, email)
}
