import { resolve } from 'node:path'
import { connect } from '../apps/server/src/db/connect.ts'
import { findDatabase } from '../apps/server/src/db/find-database.ts'
import { addressKey } from '../apps/server/src/mail/address-key.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { waitlistStore } from '../apps/server/src/waitlist/waitlist-store.ts'

/**
 * `npm run waitlist -- list` and `npm run waitlist -- remove <email>`: for operators, with the settings of
 * the server.
 */
const [what, email] = process.argv.slice(2)

try {
  await (what === 'list' && !email ? list() : what === 'remove' && email ? remove(email) : explain())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function explain() {
  throw new Error('Say what to do: list, or remove <email>.')
}

async function list() {
  const rows = await withStore((store) => store.all())
  for (const row of rows) console.log(`${row.joined_at.toISOString()}\t${row.language}\t${row.email}`)
}

async function remove(email: string) {
  const key = addressKey(email.trim().normalize('NFC'))
  const removed = await withStore((store) => store.removeByKey(key))
  if (!removed) throw new Error(`${email} is not on the waitlist.`)
  console.log(`${email} is removed from the waitlist.`)
}

async function withStore<Result>(use: (store: ReturnType<typeof waitlistStore>) => Promise<Result>) {
  const root = resolve(import.meta.dirname, '..')
  const db = connect(await findDatabase(readSettings(process.env, root)), () => {})
  try {
    return await use(waitlistStore(db))
  } finally {
    await db.destroy()
  }
}
