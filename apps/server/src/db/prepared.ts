import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

const names = new Map<string, string>()

/**
 * A statement that each connection parses and plans once, for what is asked so often that planning it would be most of the work.
 * It must name its columns: a table that a newer version of the server widens would otherwise break it under the older one.
 */
export function prepared<Row>(statement: string) {
  names.set(statement, `prepared_${names.size}`)
  return async (db: Kysely<Database>, ...values: readonly unknown[]): Promise<readonly Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))
    return rows
  }
}

/** The name under which a connection keeps a statement; other statements have none. */
export const preparedName = (statement: string): string | undefined => names.get(statement)
