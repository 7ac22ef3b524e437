import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The address of a client, for limits: that of the connection, or with `proxies` of our own, the one that the
 * outermost proxy saw. What a client writes into the header itself is further left and is not trusted.
 */
export function clientAddress(context: Context, proxies: number): string {
  const connected = (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''
  if (proxies === 0) return connected
  const passed = (context.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return passed.at(-proxies) || connected
}
