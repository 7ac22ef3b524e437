import { createHmac } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../db/schema.ts'
import { refusedCode } from '../library/auth-errors.ts'

/** In milliseconds. RFC 6238, as in better-auth and every authenticator app: a new code every 30 seconds. */
const period = 30_000

/**
 * The steps around now that better-auth may accept, and one more on either side, because it reads the clock a
 * moment later.
 */
const around = [-2, -1, 0, 1, 2]

/**
 * Makes a code of the authenticator app work only once, for all processes together. Before better-auth checks
 * the code, its step is noted with the learner's factor, unless that step or a later one is noted already.
 * better-auth decides whether the code is right.
 */
export function oneTimeCodes(db: Kysely<Database>): BetterAuthPlugin {
  const handler = createAuthMiddleware(async (context) => {
    const { internalAdapter, secret, secretConfig, createAuthCookie } = context.context
    const session = await getSessionFromCtx(context)
    const challenge = await context.getSignedCookie(createAuthCookie('two_factor').name, secret)
    const asked = challenge ? await internalAdapter.findVerificationValue(challenge) : undefined
    const userId = session?.user.id ?? asked?.value
    if (!userId) return
    const factor = await db
      .selectFrom('auth.twoFactor')
      .select('secret')
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (!factor) return
    const key = await symmetricDecrypt({ key: secretConfig, data: factor.secret })
    const { code } = v.parse(v.object({ code: v.string() }), context.body)
    const step = stepAmong(around, code, key)
    if (step !== undefined && !(await noteStep(db, userId, step))) throw refusedCode()
  })
  return {
    id: 'one-time-codes',
    hooks: { before: [{ matcher: ({ path }) => path === '/two-factor/verify-totp', handler }] },
  }
}

/**
 * The step of this code, among those that better-auth accepts: the present one, the one before and the one
 * after.
 */
export const stepOf = (code: string, key: string) => stepAmong([-1, 0, 1], code, key)

function stepAmong(steps: readonly number[], code: string, key: string): number | undefined {
  const now = Math.floor(Date.now() / period)
  return steps.map((step) => now + step).find((step) => codeAt(step, key) === code)
}

/** Returns false when this step or a later one was used before. */
export async function noteStep(db: Kysely<Database>, userId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update auth."twoFactor" set used_step = ${step}
    where "userId" = ${userId} and (used_step is null or used_step < ${step})`.execute(db)
  return numAffectedRows !== 0n
}

/** The code that the app shows for a secret in one step. */
function codeAt(step: number, key: string): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
