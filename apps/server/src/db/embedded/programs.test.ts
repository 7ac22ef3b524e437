import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { aDirectory } from '../../testing/start-app.ts'
import { canEnter, choosePgUser } from './pg-user.ts'
import { findPrograms, installedNative } from './programs.ts'

/** An installation without its install script, in a home directory that nobody else may enter. */
function aClosedInstallation() {
  const { dir, version } = installedNative()
  const home = aDirectory()
  const native = join(home, 'native')
  cpSync(dir, native, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) rmSync(join(home, target))
  chmodSync(home, 0o700)
  return { dir: native, version }
}

function aHome() {
  const dir = aDirectory()
  return { dir, cluster: join(dir, 'postgres'), user: choosePgUser(join(dir, 'postgres')) }
}

it('finds programs that run, although links are missing and the home is closed to their user', () => {
  const pgHome = aHome()
  const { initdb, postgres, major } = findPrograms(pgHome, aClosedInstallation())
  expect(major).toBe('18')
  for (const program of [initdb, postgres]) {
    expect(canEnter(dirname(program), pgHome.user)).toBe(true)
    expect(spawnSync(program, ['--version'], { ...pgHome.user, cwd: '/', encoding: 'utf8' }).stdout).toMatch(
      '18.',
    )
  }
})

it('copies them once', () => {
  const pgHome = aHome()
  const installation = aClosedInstallation()
  const first = findPrograms(pgHome, installation)
  const names = readdirSync(pgHome.dir)
  expect(findPrograms(pgHome, installation)).toEqual(first)
  expect(readdirSync(pgHome.dir)).toEqual(names)
})

it('says to set DATABASE_URL when they do not run on this system', () => {
  const dir = aDirectory({
    'native/bin/initdb': 'not a program',
    'native/bin/postgres': 'not a program',
    'native/pg-symlinks.json': '[]',
  })
  const broken = { dir: join(dir, 'native'), version: '18.4.0' }
  expect(() => findPrograms(aHome(), broken)).toThrow(
    /^The PostgreSQL that came with npm does not run here .*DATABASE_URL.*\.$/,
  )
})
