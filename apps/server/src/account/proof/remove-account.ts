import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { addressKey } from '../../mail/address-key.ts'
import { waitlistStore } from '../../waitlist/waitlist-store.ts'
import { accountStore } from '../account-store.ts'

/** Removes an account with every row of it. `isTheirs`: whoever removes it has shown that the address is theirs. */
export async function removeAccount(
  run: Transaction<Database>,
  account: { id: string; email: string },
  { isTheirs }: { isTheirs: boolean },
) {
  await run.deleteFrom('auth.user').where('id', '=', account.id).execute()
  await forgetAccount(run, account, { isTheirs })
}

/**
 * What no foreign key removes with an account. Whoever has only typed an address leaves alone what was mailed to it, as that is
 * its owner's way in, and its place on the waitlist.
 */
export async function forgetAccount(
  run: Parameters<typeof accountStore>[0],
  { id, email }: { id: string; email: string },
  { isTheirs }: { isTheirs: boolean },
) {
  await accountStore(run).forgetVerifications(id, isTheirs ? email : undefined)
  if (isTheirs) await waitlistStore(run).removeByKey(addressKey(email))
}
