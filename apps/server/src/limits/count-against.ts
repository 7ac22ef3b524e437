import { createHash } from 'node:crypto'
import type { Limit } from '@app/api'
import type { Context } from 'hono'
import { AppError } from '../errors/app-error.ts'
import { said, waitOf } from '../language/messages.ts'
import type { Outside } from '../outside/outside.ts'
import { limitStore } from './limit-store.ts'

/** Counts one more for a subject, and returns how many it has and for how many seconds these still count. */
export async function countOne(db: Outside['db'], subject: readonly string[], seconds: number) {
  const store = limitStore(db)
  const counted = await store.count(keyOf(subject), seconds)
  if (counted.count === 1) await store.sweep()
  return counted
}

/** Takes one count of a subject back. */
export const uncountOne = (db: Outside['db'], subject: readonly string[]) =>
  limitStore(db).uncount(keyOf(subject))

/**
 * Holds something that only one may have at a time, in all processes together: for so many seconds, renewed while it is
 * used. Returns undefined if another has it.
 */
export async function holdAlone(
  { db }: Pick<Outside, 'db'>,
  subject: readonly string[],
  seconds: number,
): Promise<{ renew: () => Promise<unknown>; free: () => Promise<unknown> } | undefined> {
  const store = limitStore(db)
  const key = keyOf(subject)
  if (!(await store.hold(key, seconds))) return undefined
  return { renew: () => store.renew(key, seconds), free: () => store.free(key) }
}

const keyOf = (subject: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(subject)).digest('base64url')

/**
 * Counts a request in the database, so that all processes on it count together. Each `subject` has a count of
 * its own; only a hash of it is stored. Over the limit it throws `too-many`, and the reply says when to come
 * back. With the event `null` no log mentions it.
 */
export async function countAgainst(
  { db, context, event }: Pick<Outside, 'db'> & { context: Context; event?: null },
  subject: readonly string[],
  { many, seconds }: Omit<Limit, 'per'>,
) {
  const { count, left } = await countOne(db, subject, seconds)
  if (count <= many) return
  context.header('retry-after', String(left))
  throw new AppError('too-many', said('too-many-attempts', { wait: waitOf(left) }), {
    ...(event === null && { event }),
  })
}
