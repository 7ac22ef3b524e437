import { type Kysely, sql, type Transaction } from 'kysely'
import { retrying } from '../../db/retrying.ts'
import type { Database, MailedSecrets } from '../../db/schema.ts'
import { lockAccount } from './account-guard.ts'

export type SecretKind = MailedSecrets['kind']

/** The account that a mailed secret is bound to, as it is now. */
export type SecretOwner = {
  id: string
  email: string
  emailVerified: boolean
  twoFactorEnabled: boolean | null
  name: string
  stamp: string
}

/** A secret with its kind. `newEmail` is the address that the account will get. */
export type FoundSecret = { kind: SecretKind; newEmail: string | null; owner: SecretOwner }

type NewSecret = { hash: string; kind: SecretKind; newEmail?: string; seconds: number }

const ownerColumns = [
  'user.id',
  'user.email',
  'user.emailVerified',
  'user.twoFactorEnabled',
  'user.name',
  'user.stamp',
] as const

/** The statements on mailed secrets and on the accounts they are bound to. */
export function mailedSecretStore(db: Kysely<Database>) {
  /** A secret is valid while its account has the address and the stamp under which it was mailed. */
  const holding = (run: Kysely<Database>, hash: string) =>
    run
      .selectFrom('mailed_secrets as secret')
      .innerJoin('auth.user as user', 'user.id', 'secret.user_id')
      .select(['secret.kind', 'secret.new_email as newEmail', ...ownerColumns])
      .where('secret.hash', '=', hash)
      .where('secret.kind', '!=', 'code')
      .where('secret.expires_at', '>', sql<Date>`now()`)
      .whereRef('secret.email', '=', 'user.email')
      // A banned learner cannot get around the ban by taking their own account again.
      .where(
        sql<boolean>`("user".banned and ("user"."banExpires" > now() or "user"."banExpires" is null)) is not true`,
      )
      .where((where) =>
        where.or([where('secret.stamp', 'is', null), where('secret.stamp', '=', where.ref('user.stamp'))]),
      )
      .where((where) =>
        where.or([where('secret.kind', '!=', 'confirm'), where('user.emailVerified', '=', false)]),
      )

  return {
    ownerOf: (id: string): Promise<SecretOwner | undefined> =>
      db
        .selectFrom('auth.user as user')
        .select([...ownerColumns])
        .where('user.id', '=', id)
        .executeTakeFirst(),

    ownerBy: (email: string): Promise<SecretOwner | undefined> =>
      db
        .selectFrom('auth.user as user')
        .select([...ownerColumns])
        .where('user.email', '=', email)
        .executeTakeFirst(),

    passwordOf: async (id: string): Promise<string | undefined> => {
      const found = await db
        .selectFrom('auth.account')
        .select('password')
        .where('userId', '=', id)
        .where('providerId', '=', 'credential')
        .executeTakeFirst()
      return found?.password ?? undefined
    },

    /** Returns false when the account has changed since it was read; nothing is saved then. */
    keep: async ({ hash, kind, newEmail, seconds }: NewSecret, owner: SecretOwner): Promise<boolean> => {
      await sql`delete from mailed_secrets where user_id = ${owner.id} and (expires_at <= now() or (kind = 'code' and ${kind} = 'code'))`.execute(
        db,
      )
      const { numAffectedRows } = await sql`
        insert into mailed_secrets (hash, kind, user_id, email, new_email, stamp, expires_at)
        select ${hash}, ${kind}, id, email, ${newEmail ?? null},
          ${outlastsChanges(kind, owner) ? null : owner.stamp}::bigint, now() + make_interval(secs => ${seconds})
        from auth."user" where id = ${owner.id} and email = ${owner.email} and stamp = ${owner.stamp}::bigint
        for key share`.execute(db)
      return numAffectedRows === 1n
    },

    find: async (hash: string): Promise<FoundSecret | undefined> =>
      asFound(await holding(db, hash).executeTakeFirst()),

    /**
     * Uses a secret up and runs `work` with the account locked. Returns undefined and does nothing when the
     * secret is not valid any more or is of another kind.
     */
    spend: <Result>(
      hash: string,
      kinds: readonly SecretKind[],
      work: (found: FoundSecret, run: Transaction<Database>) => Promise<Result>,
    ): Promise<Result | undefined> =>
      retrying(() =>
        db.transaction().execute(async (run) => {
          const secret = await run
            .selectFrom('mailed_secrets')
            .select('user_id')
            .where('hash', '=', hash)
            .executeTakeFirst()
          if (!secret) return undefined
          await lockAccount(run, secret.user_id)
          const found = asFound(await holding(run, hash).executeTakeFirst())
          if (!found || !kinds.includes(found.kind)) return undefined
          await run.deleteFrom('mailed_secrets').where('hash', '=', hash).execute()
          return work(found, run)
        }),
      ),

    /** One try at the code that was mailed to an account. The right code is used up. */
    tryCode: async (
      owner: SecretOwner,
      hash: string,
      maxTries: number,
    ): Promise<'right' | 'wrong' | 'none'> => {
      const { rows } = await sql<{ hash: string }>`
        update mailed_secrets set tries = tries + 1
        where user_id = ${owner.id} and kind = 'code' and stamp = ${owner.stamp}::bigint and email = ${owner.email}
          and expires_at > now() and tries < ${maxTries}
        returning hash`.execute(db)
      if (!rows[0]) return 'none'
      if (rows[0].hash !== hash) return 'wrong'
      const { numDeletedRows } = await db
        .deleteFrom('mailed_secrets')
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n ? 'right' : 'none'
    },
  }
}

/**
 * Until an address is proven, somebody else may have made its account. Whatever they change, the mails that
 * let the owner of the address prove it keep working.
 */
const outlastsChanges = (kind: SecretKind, { emailVerified }: SecretOwner) =>
  kind === 'confirm' || (kind === 'reset' && !emailVerified)

function asFound(
  row: ({ kind: SecretKind; newEmail: string | null } & SecretOwner) | undefined,
): FoundSecret | undefined {
  if (!row) return undefined
  const { kind, newEmail, ...owner } = row
  return { kind, newEmail, owner }
}
