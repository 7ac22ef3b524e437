import { createHmac, randomBytes } from 'node:crypto'
import type { Limit } from '@app/api'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '../error.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Outside } from '../outside.ts'
import { spoken } from './count-against.ts'
import { networkOf } from './network-of.ts'

/** Clients that are counted at once; past them the oldest count is given up, so that no flood fills the memory. */
const mostClients = 10_000

/**
 * Keeps an endpoint to the limit of its contract where nothing of who asks may be written down: each process counts for itself,
 * in memory, by a hash of the client's address whose key is never the same again.
 */
export function limitInMemory(
  { proxies, now }: Pick<Outside, 'proxies' | 'now'>,
  { limit: { many, seconds } }: { limit: Limit },
): MiddlewareHandler {
  const key = randomBytes(32)
  // The oldest span first: all last equally long.
  const spans = new Map<string, { count: number; endsAt: number }>()

  return async (context, next) => {
    const time = now().getTime()
    for (const [client, { endsAt }] of spans) {
      if (endsAt > time && spans.size <= mostClients) break
      spans.delete(client)
    }
    const client = createHmac('sha256', key)
      .update(networkOf(clientAddress(context, proxies)))
      .digest('base64url')
    const span = spans.get(client) ?? { count: 0, endsAt: time + seconds * 1000 }
    span.count += 1
    spans.set(client, span)
    if (span.count > many) {
      const left = Math.max(1, Math.ceil((span.endsAt - time) / 1000))
      context.header('retry-after', String(left))
      throw new AppError('too-many', `Too many attempts. Please try again in ${spoken(left)}.`, {
        event: null,
      })
    }
    await next()
  }
}
