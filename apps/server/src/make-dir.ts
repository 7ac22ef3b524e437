import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A directory that others may pass through, whatever the umask: what is inside guards itself. Step by step, because
 * Node's own way to make all parents never comes back from a place like /proc, where nothing can be made.
 */
export function makeDir(dir: string) {
  const there = statSync(dir, { throwIfNoEntry: false })
  if (there?.isDirectory()) return
  if (!there) makeDir(dirname(dir))
  try {
    mkdirSync(dir)
  } catch (error) {
    // Another process that starts at the same moment may have been first.
    if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return
    throw error
  }
  if (process.getuid?.() === 0) chmodSync(dir, 0o711)
}
