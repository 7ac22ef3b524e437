import type { Context } from 'hono'
import { AppError } from '../../errors/app-error.ts'
import { clientAddress } from '../../http/client-address.ts'
import { said, waitOf } from '../../language/messages.ts'
import { countOne, uncountOne } from '../../limits/count-against.ts'
import { networkOf } from '../../limits/network-of.ts'
import { addressKey } from '../../mail/address-key.ts'
import type { Outside } from '../../outside/outside.ts'
import { letterWriter } from '../mails/write-letter.ts'
import { knownDevice } from '../session/known-devices.ts'
import { mailedSecretStore, type SecretOwner } from '../store/mailed-secret-store.ts'

/** Wrong passwords for one account from all networks that it never used, as ASVS 2.2.1 has it. */
export const wrongPasswords = { many: 100, seconds: 3600 }
const day = 86_400

type Needs = Pick<Outside, 'db' | 'account' | 'publicUrl' | 'proxies' | 'mail' | 'background'>

/**
 * The limit of guesses at one password from everywhere. It never stops a browser or a network in which the account is
 * known, nor a mailed link: nobody can lock out the owner.
 */
export function guessLimit(outside: Needs) {
  const { db, proxies } = outside
  const store = mailedSecretStore(db)
  const write = letterWriter(outside)

  async function isKnownHere(context: Context, owner: SecretOwner): Promise<boolean> {
    if (knownDevice(context, outside, owner).isKnown) return true
    const network = networkOf(clientAddress(context, proxies))
    return (await networksOf(db, owner.id)).has(network)
  }

  return {
    /**
     * Counts a try before the password is checked, so that no number of parallel tries gets past. Returns what is to be
     * called with whether the password was wrong.
     */
    async count(context: Context, email: string) {
      const owner = await store.ownerBy(email)
      if (owner && (await isKnownHere(context, owner))) return undefined
      const subject = ['wrong-passwords', addressKey(email)]
      const { count, left } = await countOne(db, subject, wrongPasswords.seconds)
      if (count > wrongPasswords.many) {
        context.header('retry-after', String(left))
        throw new AppError('too-many', said('too-many-attempts', { wait: waitOf(left) }))
      }
      return async (isWrong: boolean) => {
        if (!isWrong) await uncountOne(db, subject)
        else if (owner && count === wrongPasswords.many) await tell(owner, context.req.raw.headers)
      }
    },
  }

  /** Once in a day. */
  async function tell({ id, email }: SecretOwner, headers: Headers) {
    const { count } = await countOne(db, ['wrong-passwords-told', id], day)
    if (count === 1) write(email, headers, { kind: 'password-guesses' })
  }
}

/** The networks in which the account is signed in. */
async function networksOf(db: Outside['db'], id: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('auth.session').select('ipAddress').where('userId', '=', id).execute()
  return new Set(rows.map(({ ipAddress }) => networkOf(ipAddress ?? '')).filter(Boolean))
}
