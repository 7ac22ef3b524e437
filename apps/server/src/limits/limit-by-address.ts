import type { Limit } from '@app/api'
import type { MiddlewareHandler } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import type { Outside } from '../outside/outside.ts'
import { countAgainst } from './count-against.ts'
import { networkOf } from './network-of.ts'

/** Applies the limit of an endpoint's contract, before anything of the request is read. */
export function limitByAddress(
  { db, proxies }: Pick<Outside, 'db' | 'proxies'>,
  { method, path, limit }: { method: string; path: string; limit: Limit },
): MiddlewareHandler {
  return async (context, next) => {
    await countAgainst({ db, context }, [method, path, networkOf(clientAddress(context, proxies))], limit)
    await next()
  }
}
