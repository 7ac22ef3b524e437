import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The address a request comes from, for limits: that of the connection, or with `proxies` of our own before the server the
 * one that the outermost of them saw. What a client writes into the header itself stands further left and is not believed.
 */
export function clientAddress(context: Context, proxies: number): string {
  const connected = (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''
  if (proxies === 0) return connected
  const passed = (context.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return passed.at(-proxies) || connected
}
