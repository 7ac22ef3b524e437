import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { limitConcurrency } from '../../limits/limit-concurrency.ts'
import type { HashCost } from '../../outside/account-settings.ts'

/** One of the sets that OWASP names as equal: 32 MiB, and about 0.2 s of one core. */
const usualCost = { N: 2 ** 15, r: 8, p: 3 } as const

/** Node has four worker threads, which also read files. Passwords never take more than half of them. */
const inTurn = limitConcurrency(2)

/** In bytes: twice what the cost above takes. */
const maxmem = 64 * 1024 * 1024

const saltBytes = 16
const keyBytes = 32

export type Passwords = ReturnType<typeof passwordsAt>

/** Hashes passwords at one cost (a low one in tests), and checks hashes of any cost. */
export const passwordsAt = (cost: HashCost = usualCost) => ({
  hash: (password: string) => hashPassword(password, cost),
  verify: verifyPassword,
})

/** Returns `scrypt$N$r$p$salt$key`, so that a password hashed at an older cost can still be checked. */
async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

async function verifyPassword({ hash, password }: { hash: string; password: string }) {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), parameters)
  return timingSafeEqual(actual, expected)
}

function derive(password: string, salt: Buffer, { N, r, p }: Pick<ScryptOptions, 'N' | 'r' | 'p'>) {
  return inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(
          password.normalize('NFKC'),
          salt,
          keyBytes,
          { N, r, p, maxmem } as ScryptOptions,
          (error, key) => (error ? reject(error) : resolve(key)),
        )
      }),
  )
}
