import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

const names = new Map<string, string>()

/**
 * A statement that each connection parses and plans once, for statements that run so often that planning
 * would be most of their cost. It must name its columns. Otherwise a newer version of the server that adds a
 * column would break it under the older one.
 */
export function prepared<Row>(statement: string) {
  if (!names.has(statement)) names.set(statement, `prepared_${names.size}`)
  return async (db: Kysely<Database>, ...values: readonly unknown[]): Promise<readonly Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))
    return rows
  }
}

/** The name under which a connection keeps a prepared statement. Other statements have none. */
export const preparedName = (statement: string): string | undefined => names.get(statement)
