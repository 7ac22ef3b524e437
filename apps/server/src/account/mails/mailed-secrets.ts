import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Outside } from '../../outside/outside.ts'
import { mailedSecretStore, type SecretKind, type SecretOwner } from '../store/mailed-secret-store.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How many seconds each kind works. */
const secretLife: Readonly<Record<SecretKind, number>> = {
  confirm: day,
  'allow-email': day,
  'new-email': day,
  reset: hour,
  code: 10 * minute,
}

const codeTries = 3

/**
 * The secrets that we mail for an existing account: links and codes. The database has only hashes of them.
 */
export function mailedSecrets({ db, account }: Pick<Outside, 'db' | 'account'>) {
  const store = mailedSecretStore(db)
  const hashOfCode = (owner: SecretOwner, code: string) =>
    createHmac('sha256', account.secret).update(`${owner.id} ${code}`).digest('base64url')

  return {
    ...store,

    /** Returns a token for a link, or undefined when the account has changed since it was read. */
    async issue(owner: SecretOwner, kind: Exclude<SecretKind, 'code'>, newEmail?: string) {
      const token = randomBytes(24).toString('base64url')
      const newSecret = {
        hash: hashOf(token),
        kind,
        seconds: secretLife[kind],
        ...(newEmail && { newEmail }),
      }
      return (await store.keep(newSecret, owner)) ? token : undefined
    },

    async issueCode(owner: SecretOwner) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const newSecret = { hash: hashOfCode(owner, code), kind: 'code' as const, seconds: secretLife.code }
      return (await store.keep(newSecret, owner)) ? code : undefined
    },

    find: (token: string) => store.find(hashOf(token)),

    spend: <Result>(
      token: string,
      kinds: readonly SecretKind[],
      work: Parameters<typeof store.spend<Result>>[2],
    ) => store.spend(hashOf(token), kinds, work),

    tryCode: (owner: SecretOwner, code: string) =>
      store.tryCode(owner, hashOfCode(owner, code.replaceAll(/\s/g, '')), codeTries),
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
