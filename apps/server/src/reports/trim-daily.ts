import type { Outside } from '../outside/outside.ts'
import { reportStore } from './report-store.ts'

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000

/** Removes old reports when the server starts and once a day. Returns a function that stops this. */
export function trimDaily({ db, background }: Pick<Outside, 'db' | 'background'>): () => Promise<void> {
  const { trim } = reportStore(db)
  background.start(trim)
  const timer = setInterval(() => background.start(trim), day)
  timer.unref()
  return async () => clearInterval(timer)
}
