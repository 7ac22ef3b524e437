import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env, Outside } from '../outside/outside.ts'
import { noContent, securityHeaders } from './security-headers.ts'

/** In milliseconds. An operator should look at a slower request. */
const slow = 1000

const idPattern = /^[\w-]{8,64}$/

/**
 * Gives each request an id, which is in its reply, and logs its result: only at debug level when all is well.
 * A proxy of our own may have given the id. The log has the name of the endpoint and not the URL, because a
 * URL may contain a secret.
 */
export function requestLog(
  { log, now, proxies }: Pick<Outside, 'log' | 'now' | 'proxies'>,
  routeOf: (path: string) => string,
): MiddlewareHandler<Env> {
  return async (context, next) => {
    const given = proxies > 0 ? context.req.header('x-request-id') : undefined
    const id = given && idPattern.test(given) ? given : randomUUID()
    context.set('requestId', id)
    const start = now().getTime()
    await next()

    const { method, path } = context.req
    const { status } = context.res
    const ms = now().getTime() - start
    const level = status === 500 ? 'error' : status > 500 || ms > slow ? 'warn' : 'debug'
    log[level]({ id, method, route: routeOf(path), status, ms }, 'request')
    context.res.headers.set('x-request-id', id)
  }
}

const always = Object.entries({ ...securityHeaders, 'content-security-policy': noContent })

/**
 * A reply to a learner is private and is not cached, except one with its own time limit: a spoken sentence.
 */
function keepPrivate(headers: Headers) {
  if (headers.get('cache-control')?.startsWith('private, max-age=')) return
  headers.set('cache-control', 'private, no-store')
  headers.delete('etag')
}

/**
 * The headers of every reply of the API. They are set on the reply itself, because the context would make a
 * new one for each.
 */
export const apiHeaders: MiddlewareHandler<Env> = async (context, next) => {
  await next()
  const { headers } = context.res
  for (const [name, value] of always) headers.set(name, value)
  if (context.get('account') !== undefined) keepPrivate(headers)
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}
