import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * `npm start`: builds the pages if they are missing or out of date, and then becomes the server, in this very
 * process. The build has a process of its own, so that its memory is freed.
 *
 * npm runs this in a shell, and a signal for npm ends that shell and not us. So when our parent process is
 * gone, that counts as a signal too.
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
