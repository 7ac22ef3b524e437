import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a directory that others may pass through, with any umask: what is inside has its own protection. It
 * makes one parent at a time, because Node's recursive option never returns in a place like /proc, where
 * nothing can be made.
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
