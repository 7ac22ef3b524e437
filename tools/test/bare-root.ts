import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Entering = {
  argv: readonly string[]
  env: Record<string, string>
  /** The user `node`, in a root where only /data can be written. */
  isGuest?: boolean
}

const guest = 1000
const shared = ['/usr', '/bin', '/sbin', '/lib', '/lib64', '/dev', '/proc'].filter((path) => existsSync(path))

/** A root directory with this machine's programs (read only), this process's Node, and nothing else. */
export function makeRoot(root: string) {
  for (const path of [...shared, '/app', '/tmp', '/etc', '/opt/node'])
    mkdirSync(join(root, path), { recursive: true })
  for (const path of ['/etc/resolv.conf', '/etc/hosts', '/etc/nsswitch.conf', '/etc/ssl', '/etc/ld.so.cache'])
    if (existsSync(path)) cpSync(path, join(root, path), { recursive: true, dereference: true })
  writeFileSync(
    join(root, 'etc/passwd'),
    `root:x:0:0::/tmp:/bin/sh\nnode:x:${guest}:${guest}::/data:/bin/sh\n`,
  )
  writeFileSync(join(root, 'etc/group'), `root:x:0:\nnode:x:${guest}:\n`)
  cpSync(process.execPath, join(root, 'opt/node/node'))
}

/** Runs a command in `/app` of a root, with mounts that end with it. Signals reach the command itself. */
export function enter(root: string, { argv, env, isGuest = false }: Entering): ChildProcess {
  const script = [
    'set -e; root=$1; shift',
    'mount --bind "$root" "$root"',
    ...shared.map((path) => `mount --rbind ${path} "$root${path}"`),
    ...(isGuest
      ? [
          'mount --bind "$root/data" "$root/data"',
          'mount -o remount,bind,ro "$root"',
          `exec chroot --userspec=${guest}:${guest} --groups= "$root" "$@"`,
        ]
      : ['exec chroot "$root" "$@"']),
  ].join('\n')
  const settings = Object.entries({ PATH: `/opt/node:/usr/bin:/bin`, HOME: '/tmp', ...env }).map(
    ([name, value]) => `${name}=${value}`,
  )
  return spawn(
    'unshare',
    ['--mount', 'sh', '-c', script, 'sh', root, 'env', '-i', '-C', '/app', ...settings, ...argv],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
}

/** Copies as `COPY` does: a target that ends with a slash is a folder, and of a folder its content is copied. */
export function copyInto(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

export const sizeOf = (path: string): number =>
  Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0])
