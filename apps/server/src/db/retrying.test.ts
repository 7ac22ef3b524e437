import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase, openDatabase } from '../testing/start-app.ts'
import { retrying } from './retrying.ts'
import type { Database } from './schema.ts'

/** A transaction that writes a row, and that the database refuses `times` times with this code. */
function start(db: Kysely<Database>, times: number, code: string) {
  let runs = 0
  const run = () =>
    db.transaction().execute(async (change) => {
      runs += 1
      await sql`insert into seed (name, fingerprint) values ('tried', ${String(runs)})`.execute(change)
      if (runs <= times)
        await sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(change)
      return runs
    })
  return { run, runs: () => runs }
}

it.each(['40001', '40P01'])(
  'runs a transaction again that was refused with %s, and it counts once',
  async (code) => {
    const db = openDatabase(await freshDatabase())
    const { run } = start(db, 3, code)
    expect(await retrying(run)).toBe(4)
    const rows = await db.selectFrom('seed').select('fingerprint').where('name', '=', 'tried').execute()
    expect(rows).toEqual([{ fingerprint: '4' }])
  },
)

it('gives up in the end', async () => {
  const db = openDatabase(await freshDatabase())
  const { run, runs } = start(db, 99, '40001')
  await expect(retrying(run)).rejects.toMatchObject({ code: '40001' })
  expect(runs()).toBe(5)
})

it('does not run a transaction again that was refused for another reason', async () => {
  const db = openDatabase(await freshDatabase())
  const { run, runs } = start(db, 99, '23505')
  await expect(retrying(run)).rejects.toMatchObject({ code: '23505' })
  expect(runs()).toBe(1)
})
