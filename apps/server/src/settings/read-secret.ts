import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDir } from '../disk/make-dir.ts'
import { codeOf } from '../errors/error-code.ts'
import { refusedBySystem, StartError } from '../errors/start-error.ts'
import { shortestSecret } from './read-account-settings.ts'

/**
 * Returns the secret in DATA_DIR, and makes it if there is none. A new secret is written to a file of its own
 * and then linked to its place, which fails if a secret is there already. So processes that start at the same
 * moment all read the first one's.
 */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  try {
    return valid(file) ?? make(file, dataDir)
  } catch (error) {
    throw refusedBySystem(`DATA_DIR ${dataDir} cannot be used`, error)
  }
}

function make(file: string, dataDir: string): string {
  makeDir(dataDir)
  const temporary = `${file}.${randomUUID()}`
  writeFileSync(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(temporary, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
  }
  return valid(file) ?? ''
}

function valid(file: string): string | undefined {
  const secret = readIfThere(file)?.trim()
  if (secret === undefined) return undefined
  if (secret.length < shortestSecret) {
    throw new StartError(
      `${file} holds fewer than ${shortestSecret} characters: remove it, and a new secret is made.`,
    )
  }
  chmodSync(file, 0o600)
  return secret
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
