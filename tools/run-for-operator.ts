import { resolve } from 'node:path'
import { type Command, runCommand } from '../apps/server/src/operator/command.ts'

/** Runs a command with the words and the settings of this process, which ends with its exit code. */
export async function runForOperator(command: Command) {
  const given = {
    words: process.argv.slice(2),
    settings: process.env,
    root: resolve(import.meta.dirname, '..'),
  }
  process.exitCode = await runCommand(command, given, { out: console.log, err: console.error })
}
