import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { codeOf } from '../errors/error-code.ts'
import { StartError } from '../errors/start-error.ts'
import { preparedName } from './prepared.ts'
import type { Database } from './schema.ts'

/** In milliseconds: after this time the database counts as unreachable. */
const timeLimit = 8000

/** In milliseconds. Longer statements are a mistake, and would hold a connection that others wait for. */
const longestStatement = 30_000

/** Opens a pool of connections, to be closed by `destroy`. */
export function connect(config: pg.PoolConfig, report: (error: unknown) => void): Kysely<Database> {
  return onPool(openPool(config, report))
}

export const onPool = (pool: pg.Pool) => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

/** The pool connects when it is first used, and again after the database was away. */
export function openPool(config: pg.PoolConfig, report: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: 10,
    connectionTimeoutMillis: timeLimit,
    statement_timeout: longestStatement,
    query_timeout: longestStatement + 1000,
    application_name: 'malayalam-for-all',
  })
  pool.on('connect', (client) => {
    // A lost connection emits an error, idle or not. Without a listener of its own, the error would end the
    // process. The pool emits it again.
    client.on('error', (error) => pool.ending || report(error))
    keepPrepared(client)
  })
  pool.on('error', () => {})
  return pool
}

/** Kysely has no named statements. So a statement gets its name here, where Kysely passes on its text. */
function keepPrepared(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? preparedName(text) : undefined
    return name ? query({ name, text, values }) : query(text, values, ...rest)
  }
  client.query = named as typeof client.query
}

/** Makes sure that the database of DATABASE_URL is reachable and accepts us. */
export async function checkReach(url: string) {
  const { host, pathname, searchParams } = new URL(url)
  const where = (searchParams.get('host') ?? host) + pathname || 'the usual place'
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeLimit })
    client.on('error', () => {})
    await client.connect()
    await client.end()
  } catch (error) {
    throw new StartError(`DATABASE_URL: the database at ${where} cannot be used: ${reasonOf(error)}.`)
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOENT: 'nothing answers there',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host is unknown',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'the host is out of reach',
  ENETUNREACH: 'the host is out of reach',
  '28000': 'it does not let this user in',
  '28P01': 'it does not accept the user or the password',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
}

function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? ''
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('timeout')) return `it does not answer within ${timeLimit / 1000} seconds`
  return reasons[code] ?? (message || code || 'it does not answer')
}
