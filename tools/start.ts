import { buildWeb } from './build-web.ts'

/**
 * `npm start`: builds the pages where they are missing or out of date, then is the server, in this very process.
 *
 * npm runs it in a shell, and a signal for npm ends that shell and not us. So when whoever started us is gone, that is a
 * signal too.
 */
const parent = process.ppid
const isOrphan = () => process.ppid !== parent

try {
  await buildWeb()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
if (isOrphan()) process.exit(0)
await import('../apps/server/src/main.ts')

const watch = setInterval(() => {
  if (!isOrphan()) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 200)
watch.unref()
