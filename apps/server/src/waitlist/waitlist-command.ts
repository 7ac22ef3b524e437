import { addressKey } from '../mail/address-key.ts'
import type { Command, Operator } from '../operator/command.ts'
import { waitlistStore } from './waitlist-store.ts'

/** `list` and `remove <email>`, for operators. */
export const waitlistCommand: Command = async ([what, email], operator) => {
  if (what === 'list' && !email) return list(operator)
  if (what === 'remove' && email) return remove(email, operator)
  throw new Error('Say what to do: list, or remove <email>.')
}

async function list({ say, withDatabase }: Operator) {
  const rows = await withDatabase((db) => waitlistStore(db).all())
  for (const row of rows) say(`${row.joined_at.toISOString()}\t${row.language}\t${row.email}`)
}

async function remove(email: string, { say, withDatabase }: Operator) {
  const key = addressKey(email.trim().normalize('NFC'))
  const removed = await withDatabase((db) => waitlistStore(db).removeByKey(key))
  if (!removed) throw new Error(`${email} is not on the waitlist.`)
  say(`${email} is removed from the waitlist.`)
}
