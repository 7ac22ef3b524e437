import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aDirectory } from '../../testing/start-app.ts'
import { findPostmaster } from './find-postmaster.ts'
import { startEmbedded } from './start-embedded.ts'

type Options = Partial<Parameters<typeof startEmbedded>[0]>

async function start(dataDir: string, options: Options = {}) {
  const database = await startEmbedded({ dataDir, report: () => {}, durable: false, ...options })
  onTestFinished(database.stop)
  return database
}

async function ask(connection: pg.PoolConfig, statement: string): Promise<unknown> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query({ text: statement, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

const pgHomeOf = (dir: string) => ({ dir, cluster: join(dir, 'postgres'), user: undefined })

describe('the embedded database', () => {
  it('is a PostgreSQL 18 with checksums and the same sort order everywhere, not reachable over the network', async () => {
    const { connection } = await start(aDirectory(), { durable: true })
    const setting = (name: string) => ask(connection, `show ${name}`)
    expect(await setting('server_version')).toMatch(/^18\./)
    expect(await setting('fsync')).toBe('on')
    expect(await setting('data_checksums')).toBe('on')
    expect(await setting('server_encoding')).toBe('UTF8')
    expect(await setting('listen_addresses')).toBe('')
    expect(await ask(connection, `select datlocale from pg_database where datname = 'postgres'`)).toBe(
      'C.UTF-8',
    )
    expect(String(connection.host).length).toBeLessThan(80)
  })

  it('keeps its rows from one start to the next, and leaves no process and no socket behind', async () => {
    const dir = aDirectory()
    const first = await start(dir)
    await ask(first.connection, 'create table kept as select 7 as n')
    await first.stop()
    expect(findPostmaster(pgHomeOf(dir))).toBeUndefined()
    expect(existsSync(String(first.connection.host))).toBe(false)

    const { connection } = await start(dir)
    expect(await ask(connection, 'select n from kept')).toBe(7)
  })

  it('is refused to a second owner, with the process that owns it', async () => {
    const dir = aDirectory()
    const { connection } = await start(dir)
    await expect(start(dir)).rejects.toThrow(
      `DATA_DIR ${dir} is already in use by process ${process.pid}; set DATABASE_URL to share a database.`,
    )
    expect(await ask(connection, 'select 1')).toBe(1)
  })

  it('has one owner when four processes start on a new directory at the same moment', async () => {
    const dir = aDirectory()
    const starts = await Promise.allSettled(Array.from({ length: 4 }, () => start(dir)))
    const owners = starts.filter(({ status }) => status === 'fulfilled')
    expect(owners).toHaveLength(1)
    for (const { status, ...result } of starts) {
      if (status === 'rejected') expect(String(Object.values(result))).toMatch('is already in use by process')
    }
  })

  it('comes back on the same socket when it dies', async () => {
    const dir = aDirectory()
    const reported: unknown[] = []
    const { connection } = await start(dir, { report: (error) => reported.push(error) })
    await ask(connection, 'create table kept as select 7 as n')
    const before = findPostmaster(pgHomeOf(dir))
    if (!before) throw new Error('There is no postmaster.')
    process.kill(before.pid, 'SIGKILL')

    const back = async () => ask(connection, 'select n from kept').catch(() => undefined)
    await expect.poll(back).toBe(7)
    expect(findPostmaster(pgHomeOf(dir))?.pid).not.toBe(before.pid)
    expect(String(reported)).toMatch('The database went away')
  })
})

describe('the files of a killed server', () => {
  it('do not stop the next start when its pid belongs to another process by now', async () => {
    const dir = aDirectory()
    await (await start(dir)).stop()
    const note = [
      process.pid,
      join(dir, 'postgres'),
      1_700_000_000,
      5432,
      '/tmp/malayalam-gone',
      '',
      '',
      'ready',
    ]
    writeFileSync(join(dir, 'postgres', 'postmaster.pid'), `${note.join('\n')}\n`)
    const { connection } = await start(dir)
    expect(await ask(connection, 'select 1')).toBe(1)
  })

  it('do not stop the next start when it was killed before it wrote its pid', async () => {
    const dir = aDirectory()
    await (await start(dir)).stop()
    const note = join(dir, 'postgres', 'postmaster.pid')
    writeFileSync(note, '')
    utimesSync(note, 0, 0)
    const { connection } = await start(dir)
    expect(await ask(connection, 'select 1')).toBe(1)
  })

  it('are removed when they are an incomplete cluster', async () => {
    const dir = aDirectory({ '.postgres-new-a1b2c3/base/1': 'half' })
    await start(dir)
    expect(readdirSync(dir).filter((name) => name.startsWith('.postgres-new-'))).toEqual([])
  })
})

describe('a DATA_DIR that cannot be used', () => {
  it.each(['file', 'file/below'])('is refused in a sentence: %s', async (path) => {
    const dir = join(aDirectory({ file: '' }), path)
    await expect(start(dir)).rejects.toThrow(`DATA_DIR ${dir} cannot be used: a file is in its place.`)
  })

  it('is refused where nothing can be made', async () => {
    await expect(start('/proc/data')).rejects.toThrow(
      'DATA_DIR /proc/data cannot be used: nothing can be made there.',
    )
  })

  it('is refused when its database is another version of PostgreSQL', async () => {
    const dir = aDirectory({ 'postgres/PG_VERSION': '17\n' })
    await expect(start(dir)).rejects.toThrow(/was made by PostgreSQL 17, and this is PostgreSQL 18: .*\.$/)
  })

  it('is refused when something else is in the place of the database', async () => {
    const dir = aDirectory({ 'postgres/letter.txt': 'keep me' })
    await expect(start(dir)).rejects.toThrow(/^The database .* could not be made: .*\.$/)
    expect(readFileSync(join(dir, 'postgres/letter.txt'), 'utf8')).toBe('keep me')
  })
})

/**
 * Only root runs PostgreSQL as another user, so only root can have a DATA_DIR which that user cannot enter.
 */
describe.runIf(process.getuid?.() === 0)(
  'a DATA_DIR in a directory that is closed to the user of PostgreSQL',
  () => {
    const closedDir = () => {
      const home = aDirectory()
      chmodSync(home, 0o700)
      return join(home, 'data')
    }

    it('keeps its rows in another directory, and says which', async () => {
      const dir = closedDir()
      const elsewhere = aDirectory()
      const first = await start(dir, { elsewhere })
      await ask(first.connection, 'create table kept as select 7 as n')
      await first.stop()
      const [name = ''] = readdirSync(elsewhere)
      expect(readFileSync(join(dir, 'postgres-is-at'), 'utf8').trim()).toBe(join(elsewhere, name))

      const second = await start(dir, { elsewhere })
      expect(await ask(second.connection, 'select n from kept')).toBe(7)
      await second.stop()

      chmodSync(join(dir, '..'), 0o711)
      const third = await start(dir, { elsewhere })
      expect(await ask(third.connection, 'select n from kept')).toBe(7)
      expect(readdirSync(elsewhere)).toHaveLength(1)
    })

    it('is opened to that user and nobody else when only the directory itself is closed', async () => {
      const dir = aDirectory()
      chmodSync(dir, 0o700)
      await start(dir, { elsewhere: '/dev/null' })
      expect(statSync(dir).mode & 0o777).toBe(0o710)
      expect(existsSync(join(dir, 'postgres'))).toBe(true)
    })

    it('is refused, and not taken for empty, when its rows are in it', async () => {
      const dir = closedDir()
      mkdirSync(join(dir, 'postgres'), { recursive: true })
      await expect(start(dir)).rejects.toThrow(/cannot enter .*postgres any more\.$/)
    })

    it('is refused when the other directory is closed as well', async () => {
      const dir = closedDir()
      await expect(start(dir, { elsewhere: join(dir, 'deeper') })).rejects.toThrow(
        /can enter neither DATA_DIR .*\.$/,
      )
    })
  },
)
