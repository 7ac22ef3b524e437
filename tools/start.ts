import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * `npm start`: builds the pages where they are missing or out of date, then is the server, in this very process. What
 * building takes of memory goes with a process of its own.
 *
 * npm runs it in a shell, and a signal for npm ends that shell and not us. So when whoever started us is gone, that is a
 * signal too.
 */
const parent = process.ppid
const isOrphan = () => process.ppid !== parent

const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
if (isOrphan()) process.exit(0)

enableCompileCache(join(import.meta.dirname, '../.cache/node'))
await import('../apps/server/src/main.ts')

const watch = setInterval(() => {
  if (!isOrphan()) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 200)
watch.unref()
