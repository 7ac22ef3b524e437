import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { addressKey } from '../../mail/address-key.ts'
import { waitlistStore } from '../../waitlist/waitlist-store.ts'
import { accountStore } from '../store/account-store.ts'

/**
 * Deletes an account with all its rows. `isTheirs`: the person who deletes it has shown that the address is
 * theirs.
 */
export async function removeAccount(
  run: Transaction<Database>,
  account: { id: string; email: string },
  { isTheirs }: { isTheirs: boolean },
) {
  await run.deleteFrom('auth.user').where('id', '=', account.id).execute()
  await forgetAccount(run, account, { isTheirs })
}

/**
 * Deletes what no foreign key deletes with an account. If the address was only typed, what was mailed to it
 * and its place on the waitlist stay, because they belong to the owner of the address.
 */
export async function forgetAccount(
  run: Parameters<typeof accountStore>[0],
  { id, email }: { id: string; email: string },
  { isTheirs }: { isTheirs: boolean },
) {
  await accountStore(run).forgetVerifications(id, isTheirs ? email : undefined)
  if (isTheirs) await waitlistStore(run).removeByKey(addressKey(email))
}
