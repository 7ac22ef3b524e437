import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from './src/db/connect.ts'
import { startEmbedded } from './src/db/embedded/start-embedded.ts'
import { migrate } from './src/db/migrate.ts'

/** What a test file needs to make itself a database: a server, and the template to copy. */
export type TestDatabases = { url: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    databases: TestDatabases
  }
}

/**
 * One PostgreSQL for the whole run: that of TEST_DATABASE_URL, otherwise our own in a directory that is
 * removed afterwards.
 */
export async function setup(project: TestProject) {
  const { url, stop } = await findServer()
  const template = `test_${process.pid}_${Date.now()}`
  await run(url, `create database ${template}`)
  const db = connect({ connectionString: withDatabase(url, template) }, raise)
  await migrate(db)
  await db.destroy()
  project.provide('databases', { url, template })

  return async () => {
    const made = await run(url, `select datname from pg_database where datname like '${template}%'`)
    for (const { datname } of made) await run(url, `drop database "${datname}" with (force)`)
    await stop()
  }
}

async function findServer() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'malayalam-test-'))
  chmodSync(dataDir, 0o711)
  const { connection, stop } = await startEmbedded({ dataDir, report: raise, durable: false })
  return {
    url: `postgres://postgres@${encodeURIComponent(connection.host ?? '')}/postgres`,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

const withDatabase = (url: string, name: string) => url.replace(/\/[^/]*$/, `/${name}`)

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

function raise(error: unknown): never {
  throw error
}
