import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findProgram, installPackage, runQuietly } from './find-program.ts'

/** The headless shell first: it has no windows of its own, which saves a quarter of a journey's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
]

/**
 * What Chromium must not do: load the pages behind its own window, which take half the time of a new context;
 * and what Playwright switches off, because only the last such list counts.
 */
const unwanted = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI', 'AimEnabled', 'LensOverlay'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'PaintHolding'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'MediaRouter'],
  ...[
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ],
]

/** The arguments that Chromium needs without a display, a GPU and a network beyond this machine. */
export const chromiumArgs = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--font-render-hinting=none'],
  `--disable-features=${unwanted.join(',')}`,
]

/**
 * The path of a Chromium: CHROMIUM_PATH, otherwise an installed one, otherwise a downloaded one, otherwise
 * Debian's package if this user may install it. Throws one sentence if there is none.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)

  const found = findProgram(names) ?? downloaded()
  if (found) return found
  console.log('No Chromium here: trying to download one.')
  runQuietly(process.execPath, [
    join('node_modules', 'playwright-core', 'cli.js'),
    'install',
    '--with-deps',
    'chromium-headless-shell',
  ])
  const fetched = downloaded()
  if (fetched) return fetched
  console.log('No download: trying the package of this system.')
  installPackage('chromium-headless-shell')
  if (!findProgram(names)) installPackage('chromium')
  const packaged = findProgram(names)
  if (packaged) return packaged
  throw new Error('The tests need a Chromium: install one, or set CHROMIUM_PATH to the one to use.')
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  const shell = path
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome$/, 'headless_shell')
  return existsSync(shell) ? shell : undefined
}
