import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../packages/english/src/tables')

/** The file that `packages/english` imports for a table. Browsers, servers and tests read it as it is. */
export const tableFile = (name: string) => join(folder, `${name}.json`)

export const tableText = (table: unknown) => `${JSON.stringify(table, null, 2)}\n`
