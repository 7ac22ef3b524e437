import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { connect } from '../db/connect.ts'
import { findDatabase } from '../db/find-database.ts'
import type { Database } from '../db/schema.ts'
import { readSettings } from '../settings/read-settings.ts'

/** What a command of the operator is given beside its words. */
export type Operator = {
  say: (line: string) => void
  /** The path of a file that the operator named, from where npm was called. */
  pathOf: (file: string) => string
  /** Opens the database of the server with the operator's settings, and closes it after the use. */
  withDatabase: <Result>(use: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>
}

/** A command of the operator. What it throws is said as its message. */
export type Command = (words: readonly string[], operator: Operator) => Promise<void>

/** Where lines go: what a command says, and why it failed. */
export type Output = Record<'out' | 'err', (line: string) => void>

type Given = { words: readonly string[]; settings: NodeJS.ProcessEnv; root: string }

/**
 * Runs a command with the settings of a server in `root`. Returns the exit code for the process: 0, or 1 after
 * a failure, whose message is printed.
 */
export async function runCommand(
  command: Command,
  { words, settings, root }: Given,
  { out, err }: Output,
): Promise<0 | 1> {
  const operator: Operator = {
    say: out,
    pathOf: (file) => resolve(settings.INIT_CWD ?? '.', file),
    withDatabase: async (use) => {
      const db = connect(await findDatabase(readSettings(settings, root)), () => {})
      try {
        return await use(db)
      } finally {
        await db.destroy()
      }
    },
  }
  try {
    await command(words, operator)
    return 0
  } catch (error) {
    err(error instanceof Error ? error.message : String(error))
    return 1
  }
}
