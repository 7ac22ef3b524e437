import type { Context } from 'hono'
import type { AccountLetter } from '../../language/letters/account-letter.ts'
import { countAgainst, countOne } from '../../limits/count-against.ts'
import { addressKey } from '../../mail/address-key.ts'
import type { Outside } from '../../outside/outside.ts'

/**
 * What one mailbox gets, from all networks and of all kinds together, whatever became of the accounts that had its address.
 * Links that set a password count alone: whoever fills a mailbox with other mails cannot keep its owner from one.
 */
export const mailsToMailbox = { many: 10, seconds: 600 }

/**
 * Counts a request for a mail, whether or not there is an account: the refusal shows nobody who has one. When the limit
 * is used up, the mailbox has a link from the same ten minutes that still works.
 */
export const countAsked = (
  needs: Pick<Outside, 'db'> & { context: Context },
  kind: 'key' | 'reset',
  email: string,
) => countAgainst(needs, ['asked-mail', kind, addressKey(email)], mailsToMailbox)

/** Counts a mail that is about to be sent, and returns whether its mailbox may have it. */
export async function hasRoomFor(
  db: Outside['db'],
  email: string,
  letter: AccountLetter['kind'],
): Promise<boolean> {
  const budget = letter === 'reset' ? 'reset' : 'others'
  const { count } = await countOne(db, ['mailbox', budget, addressKey(email)], mailsToMailbox.seconds)
  return count <= mailsToMailbox.many
}
