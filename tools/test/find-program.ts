import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first of these programs that is installed, in PATH or in one of the further folders. */
export function findProgram(names: readonly string[], further: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...further]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/**
 * Installs Debian's package of that name, if this user may and it exists. With a run level of 1 (repair), it
 * starts no service.
 */
export function installPackage(name: string) {
  if (process.getuid?.() !== 0) return
  runQuietly('apt-get', ['update', '-qq'])
  runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

/** Waits at most five minutes. The caller checks whether it worked. */
export function runQuietly(command: string, args: readonly string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000, env })
}
