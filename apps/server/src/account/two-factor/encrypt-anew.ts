import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { AccountSettings } from '../../outside/account-settings.ts'
import { secretConfig } from '../library/secret-versions.ts'

type Row = { id: string; secret: string; codes: string }

/**
 * Encrypts what authenticator apps and recovery codes are checked by with the secret of today, so that the former one can
 * be thrown away. A row that changes meanwhile is left: what changed it was encrypted with the secret of today.
 */
export async function encryptAnew(
  db: Kysely<Database>,
  secrets: Pick<AccountSettings, 'secret' | 'formerSecret'>,
): Promise<number> {
  const key = secretConfig(secrets)
  const ours = `$ba$${key.currentVersion}$%`
  const { rows } = await sql<Row>`
    select id, secret, "backupCodes" as codes from auth."twoFactor"
    where secret not like ${ours} or "backupCodes" not like ${ours}`.execute(db)
  const anew = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) })
  for (const { id, secret, codes } of rows) {
    const fresh = { secret: await anew(secret), backupCodes: await anew(codes) }
    await db.transaction().execute(async (change) => {
      // A trigger keeps the secret of a factor in use as it is, so the row goes and comes again.
      const { rows: gone } = await sql<{ row: object }>`
        delete from auth."twoFactor" as factor
        where id = ${id} and secret = ${secret} and "backupCodes" = ${codes}
        returning to_jsonb(factor) as row`.execute(change)
      for (const { row } of gone)
        await sql`
          insert into auth."twoFactor" select (jsonb_populate_record(
            null::auth."twoFactor", ${JSON.stringify({ ...row, ...fresh })}::jsonb)).*`.execute(change)
    })
  }
  return rows.length
}
