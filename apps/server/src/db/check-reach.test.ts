import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { StartError } from '../errors/start-error.ts'
import { readSettings } from '../settings/read-settings.ts'
import { freshDatabase } from '../testing/start-app.ts'
import { checkReach } from './connect.ts'

const refusalOf = (url: string) =>
  checkReach(url).then(
    () => expect.unreachable('It was reached.'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(StartError)
      return (error as StartError).message
    },
  )

describe('the database of DATABASE_URL', () => {
  it('is reached where it is there', async () => {
    await expect(checkReach(await freshDatabase())).resolves.toBeUndefined()
  })

  it('is reached by a socket, as PostgreSQL itself writes it', async () => {
    const given = await freshDatabase()
    const { user, host, database } = new pg.Client({ connectionString: given })
    if (!host.startsWith('/')) return
    const url = `postgres://${user}@/${database}?host=${host}`
    const { database: setting } = readSettings({ DATABASE_URL: url }, '/app')
    expect(setting.kind).toBe('given')
    if (setting.kind === 'given') await expect(checkReach(setting.url)).resolves.toBeUndefined()
  })

  it('names the folder of a socket where nothing answers', async () => {
    const { database: setting } = readSettings({ DATABASE_URL: 'postgres://me@/words?host=/none' }, '/app')
    if (setting.kind === 'given')
      expect(await refusalOf(setting.url)).toContain('the database at /none/words cannot be used')
  })

  it.each([
    { url: 'postgres://me:secret@127.0.0.1:1/words', sentence: 'nothing answers there' },
    { url: 'postgres://me:secret@no-such-host.invalid/words', sentence: 'the host is unknown' },
  ])('is refused in a sentence without its password: $sentence', async ({ url, sentence }) => {
    const refusal = await refusalOf(url)
    expect(refusal).toMatch(/^DATABASE_URL: the database at .* cannot be used: .*\.$/)
    expect(refusal).toContain(sentence)
    expect(refusal).not.toContain('secret')
  })

  it('is refused where there is none of that name', async () => {
    const url = (await freshDatabase()).replace(/[^/]*$/, 'no_such_database')
    expect(await refusalOf(url)).toContain('it has no database of that name')
  })
})
