import { createHash } from 'node:crypto'
import type { Limit } from '@app/api'
import type { Context } from 'hono'
import { AppError } from '../errors/app-error.ts'
import { said, waitOf } from '../language/messages.ts'
import type { Outside } from '../outside/outside.ts'
import { limitStore } from './limit-store.ts'

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
  const store = limitStore(db)
  const key = createHash('sha256').update(JSON.stringify(subject)).digest('base64url')
  const { count, left } = await store.count(key, seconds)
  if (count === 1) await store.sweep()
  if (count <= many) return
  context.header('retry-after', String(left))
  throw new AppError('too-many', said('too-many-attempts', { wait: waitOf(left) }), {
    ...(event === null && { event }),
  })
}
