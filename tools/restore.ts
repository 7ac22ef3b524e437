import { resolve } from 'node:path'
import { restore } from '../apps/server/src/backup/restore.ts'
import { readSettings } from '../apps/server/src/settings/read-settings.ts'

/**
 * `npm run restore -- <file>`: restores a backup into the new DATA_DIR, or the empty database, of these
 * settings.
 */
const [file, ...more] = process.argv.slice(2)
const root = resolve(import.meta.dirname, '..')

try {
  if (!file || more.length > 0) throw new Error('Say one thing: the file to restore.')
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const count = await restore(readSettings(process.env, root), path)
  console.log(`${count} rows are restored.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
