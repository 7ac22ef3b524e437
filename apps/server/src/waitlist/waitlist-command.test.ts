import { expect, it, onTestFinished } from 'vitest'
import { connect } from '../db/connect.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { migrate } from '../db/migrate.ts'
import { ranCommand } from '../operator/testing-command.ts'
import { aDirectory, freshDatabase, openDatabase } from '../testing/start-app.ts'
import { waitlistCommand } from './waitlist-command.ts'
import { waitlistStore } from './waitlist-store.ts'

const run = (settings: Record<string, string>, ...args: string[]) =>
  ranCommand(waitlistCommand, settings, ...args)

const aRow = (email: string) => ({
  address_key: email.toLowerCase(),
  email,
  language: 'ml',
  removal_hash: email,
})

it('lists the waitlist in the order of joining, and removes an address in any spelling', async () => {
  const DATABASE_URL = await freshDatabase()
  const store = waitlistStore(openDatabase(DATABASE_URL))
  await store.add(aRow('ravi@example.org'))
  await store.add(aRow('Asha@example.org'))

  const { code, said } = await run({ DATABASE_URL }, 'list')
  expect(code).toBe(0)
  expect(said).toMatch(/^\d{4}-\S+Z\tml\travi@example\.org\n\S+\tml\tAsha@example\.org\n$/)

  expect(await run({ DATABASE_URL }, 'remove', 'asha@EXAMPLE.org')).toEqual({
    code: 0,
    said: 'asha@EXAMPLE.org is removed from the waitlist.\n',
  })
  expect(await store.all()).toMatchObject([{ email: 'ravi@example.org' }])
  expect(await run({ DATABASE_URL }, 'remove', 'asha@example.org')).toEqual({
    code: 1,
    said: 'asha@example.org is not on the waitlist.\n',
  })
})

it('works beside the database that a server of ours runs, and says so when there is none', async () => {
  const DATA_DIR = aDirectory()
  expect(await run({ DATA_DIR }, 'list')).toEqual({
    code: 1,
    said: `No server runs on DATA_DIR ${DATA_DIR}: npm start starts it.\n`,
  })
  const { connection, stop } = await startEmbedded({ dataDir: DATA_DIR, report: () => {}, durable: false })
  onTestFinished(stop)
  const db = connect(connection, () => {})
  await migrate(db)
  await waitlistStore(db).add(aRow('asha@example.org'))
  await db.destroy()
  expect((await run({ DATA_DIR }, 'list')).said).toContain('\tml\tasha@example.org\n')
})

it.each([[[]], [['delete']], [['remove']], [['list', 'all']]])('explains itself after %j', async (args) => {
  expect(await run({}, ...args)).toEqual({ code: 1, said: 'Say what to do: list, or remove <email>.\n' })
})

it('says in a sentence that the database cannot be reached', async () => {
  const { code, said } = await run({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' }, 'list')
  expect(code).toBe(1)
  expect(said).toMatch(/^DATABASE_URL: .* nothing answers there\.\n$/)
  expect(said).not.toContain('secret')
})
