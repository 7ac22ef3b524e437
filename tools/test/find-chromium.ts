import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

/** The arguments Chromium needs where there is no display, no GPU and no network beyond this machine. */
export const chromiumArgs = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--font-render-hinting=none'],
]

/**
 * The path of a Chromium: CHROMIUM_PATH, else an installed one, else a downloaded one, else Debian's package where this
 * user may install it. Throws one sentence when there is none to be had.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)

  const found = installed() ?? downloaded()
  if (found) return found
  console.log('No Chromium here: trying to download one.')
  run(process.execPath, [
    join('node_modules', 'playwright-core', 'cli.js'),
    'install',
    '--with-deps',
    'chromium-headless-shell',
  ])
  const fetched = downloaded()
  if (fetched) return fetched
  if (process.getuid?.() === 0) {
    console.log('No download: trying the package of this system.')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  const packaged = installed()
  if (packaged) return packaged
  throw new Error('The tests need a Chromium: install one, or set CHROMIUM_PATH to the one to use.')
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  const shell = path
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome$/, 'headless_shell')
  return existsSync(shell) ? shell : undefined
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
