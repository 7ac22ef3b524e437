import { resolve } from 'node:path'
import { backUp } from '../apps/server/src/backup/back-up.ts'
import { readSettings } from '../apps/server/src/settings/read-settings.ts'

/**
 * `npm run backup -- <file>`: saves everything that the server with these settings stores, whether or not it
 * runs.
 */
const [file, ...more] = process.argv.slice(2)
const root = resolve(import.meta.dirname, '..')

try {
  if (!file || more.length > 0) throw new Error('Say one thing: the file to write.')
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const count = await backUp(readSettings(process.env, root), path)
  console.log(`${path} has ${count} rows.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
