import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import {
  aDataDir,
  connectBeside,
  killDatabase,
  runningDatabase,
  runServer,
  users,
} from './testing/processes.ts'

const isLong = process.env.TEST_LONG === '1'
const firstStarts = isLong ? 4 : 1
const kills = isLong ? 12 : 2
/** Each kill needs a start, and a start is slow. So root is tested only in the long run. */
const killedUsers = isLong ? users : users.slice(-1)

/** Writes one number after the other until the database goes away, and notes those that were acknowledged. */
async function writeUntilKilled(dataDir: string, acknowledged: number[]) {
  const client = await connectBeside(dataDir)
  try {
    await client.query('create table if not exists kept (n int primary key)')
    for (let n = acknowledged.length; ; n++) {
      await client.query('insert into kept values ($1) on conflict do nothing', [n])
      acknowledged.push(n)
    }
  } catch {
    // Killed: what was not acknowledged may be lost.
  }
}

it.each(killedUsers)(
  `starts after each of ${kills} kill -9, ${firstStarts} of them in the first start, with all that was acknowledged, run by $name`,
  async (user) => {
    const dataDir = aDataDir(user)
    const acknowledged: number[] = []

    for (let kill = 0; kill < kills; kill++) {
      const server = runServer({ DATA_DIR: dataDir }, user)
      let writing: Promise<void> | undefined
      if (kill < firstStarts) {
        await sleep(Math.random() * 1200)
      } else {
        await server.address()
        writing = writeUntilKilled(dataDir, acknowledged)
        const enough = acknowledged.length + 1 + Math.random() * 100
        while (acknowledged.length < enough) await sleep(1)
      }
      server.child.kill('SIGKILL')
      // Every second time the machine "crashes": the database dies in the same moment. Otherwise it lives on,
      // and the next start takes it over.
      if (kill % 2 === 0) killDatabase(dataDir)
      await server.ended
      if (kill % 2 === 0) await writing
    }

    const server = runServer({ DATA_DIR: dataDir }, user)
    expect((await fetch(`${await server.address()}/api/health`)).status).toBe(200)
    const client = await connectBeside(dataDir)
    // After a kill of the server alone, this test still writes to the database.
    const expected = [...acknowledged]
    const { rows } = await client.query<{ n: number }>('select n from kept')
    const stored = new Set(rows.map(({ n }) => n))
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((n) => !stored.has(n))).toEqual([])

    server.child.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    expect(runningDatabase(dataDir)).toBeUndefined()
  },
)
