import { spawn } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../testing/start-app.ts'
import { readSecret } from './read-secret.ts'

describe('readSecret', () => {
  it('makes a secret that only this user can read, and returns the same from then on', () => {
    const dir = join(aDirectory(), 'new', 'data')
    const secret = readSecret(dir)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(statSync(join(dir, 'auth-secret')).mode & 0o777).toBe(0o600)
    expect(readSecret(dir)).toBe(secret)
    expect(readSecret(aDirectory())).not.toBe(secret)
  })

  it('closes a file that others can read', () => {
    const dir = aDirectory({ 'auth-secret': `${'a'.repeat(32)}\n` })
    chmodSync(join(dir, 'auth-secret'), 0o644)
    expect(readSecret(dir)).toBe('a'.repeat(32))
    expect(statSync(join(dir, 'auth-secret')).mode & 0o777).toBe(0o600)
  })

  it.each(['', 'a'.repeat(31)])('refuses a file with "%s" in a sentence that does not repeat it', (held) => {
    const dir = aDirectory()
    writeFileSync(join(dir, 'auth-secret'), held)
    expect(() => readSecret(dir)).toThrow(/auth-secret holds fewer than 32 characters: remove it/)
    expect(readFileSync(join(dir, 'auth-secret'), 'utf8')).toBe(held)
  })

  it('says in a sentence that it cannot be written', () => {
    expect(() => readSecret('/proc/data')).toThrow(/^DATA_DIR \/proc\/data cannot be used: .*\.$/)
  })

  it('is the same for all processes that start at the same moment', async () => {
    const dir = aDirectory()
    const script = `import('${new URL('read-secret.ts', import.meta.url)}').then(({ readSecret }) => process.stdout.write(readSecret(process.argv[1])))`
    const secrets = await Promise.all(
      Array.from({ length: 8 }, () => text(spawn(process.execPath, ['-e', script, dir]).stdout)),
    )
    expect(new Set(secrets)).toEqual(new Set([readSecret(dir)]))
    expect(readdirSync(dir)).toEqual(['auth-secret'])
  })
})
