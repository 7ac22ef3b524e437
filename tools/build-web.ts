import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { codeOf } from '../apps/server/src/errors/error-code.ts'
import { precompress } from './precompress.ts'

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const built = join(web, 'build')
const temporaryPrefix = '.build-'

/** The sources of the built pages. */
const sources = [
  ...[
    'apps/web/app',
    'apps/web/sw',
    'apps/web/vite',
    'apps/web/finish',
    'apps/web/public',
    'apps/web/package.json',
    'apps/web/vite.config.ts',
  ],
  ...[
    'apps/web/react-router.config.ts',
    'apps/web/lingui.config.ts',
    'packages',
    'content',
    'package-lock.json',
  ],
  ...['tools/build-web.ts', 'tools/precompress.ts'],
].map((path) => join(root, path))

/**
 * Builds the pages unless they are built from just these sources. They are built in another folder and then
 * moved to their place as a whole. So a killed build never looks complete, and two builds at once do no harm.
 * Throws one sentence when the build fails.
 */
export async function buildWeb() {
  const wanted = fingerprint()
  if (builtFrom() === wanted) return

  console.log('Building the pages…')
  removeLeftovers()
  const temporary = join(web, `${temporaryPrefix}${process.pid}`)
  try {
    const build = spawnSync(process.execPath, ['../../node_modules/@react-router/dev/bin.cjs', 'build'], {
      cwd: web,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: temporary },
    })
    if (build.status !== 0) throw new Error(`The pages could not be built.\n${build.stdout}${build.stderr}`)
    // Only now are all files of the build known. What builds is loaded only here: a server that finds its pages
    // built has none of it.
    const { finishPages } = await import('../apps/web/finish/finish-pages.ts')
    const { buildWorker } = await import('../apps/web/vite/build-worker.ts')
    await buildWorker(join(temporary, 'client'), finishPages(join(temporary, 'client')))
    await precompress(join(temporary, 'client'))
    writeFileSync(join(temporary, 'built-from'), wanted)
    putInPlace(temporary, wanted)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

function putInPlace(temporary: string, wanted: string) {
  const old = `${temporary}-old`
  try {
    if (existsSync(built)) renameSync(built, old)
    renameSync(temporary, built)
  } catch (error) {
    // Another build may have been quicker. Its pages are just as good.
    if (builtFrom() !== wanted) throw error
  }
  rmSync(old, { recursive: true, force: true })
}

/**
 * Removes what killed builds have left: folders with the number of a process that does not exist any more.
 */
function removeLeftovers() {
  for (const name of readdirSync(web).filter((name) => name.startsWith(temporaryPrefix))) {
    const builder = Number.parseInt(name.slice(temporaryPrefix.length), 10)
    if (!isAlive(builder)) rmSync(join(web, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function builtFrom(): string | undefined {
  const stamp = join(built, 'built-from')
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesUnder).toSorted()) {
    hash.update(relative(root, path))
    hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** What tools leave beside the sources (`.cache`, node_modules) is none of them: a check of types is no reason to build. */
function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== '.cache' && !name.endsWith('.test.ts'))
    .flatMap((name) => filesUnder(join(path, name)))
}
