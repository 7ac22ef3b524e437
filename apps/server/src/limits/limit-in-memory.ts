import { createHmac, randomBytes } from 'node:crypto'
import type { Limit } from '@app/api'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '../errors/app-error.ts'
import { clientAddress } from '../http/client-address.ts'
import { said, waitOf } from '../language/messages.ts'
import type { Outside } from '../outside/outside.ts'
import { networkOf } from './network-of.ts'

/** The most clients that are counted at once. Beyond that the oldest count is dropped, so that a flood cannot fill the memory. */
const mostClients = 10_000

/**
 * Keeps an endpoint to the limit of its contract without writing down who asks: each process counts for itself, in
 * memory, by a hash of the client's address with a key that no other process has.
 */
export function limitInMemory(
  { proxies, now }: Pick<Outside, 'proxies' | 'now'>,
  { limit: { many, seconds } }: { limit: Limit },
): MiddlewareHandler {
  const key = randomBytes(32)
  // The oldest span is first, because all are equally long.
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
      throw new AppError('too-many', said('too-many-attempts', { wait: waitOf(left) }), { event: null })
    }
    await next()
  }
}
