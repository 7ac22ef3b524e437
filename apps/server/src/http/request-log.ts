import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env, Outside } from '../outside.ts'
import { noContent, securityHeaders } from './security-headers.ts'

/** Longer than this, and somebody should look at it. */
const slow = 1000

const idPattern = /^[\w-]{8,64}$/

/**
 * Gives each request an id, which its reply names, and logs how it went: quietly when all is well. A proxy of our own may
 * have given it one. The log says where it went by the endpoint's name: what stands in an address may be a secret.
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

/** What a learner is answered is nobody else's and stays in no cache, but for what says itself how long it may: a spoken sentence. */
function keepPrivate(headers: Headers) {
  if (headers.get('cache-control')?.startsWith('private, max-age=')) return
  headers.set('cache-control', 'private, no-store')
  headers.delete('etag')
}

/** The headers that every reply of the API has. They are set on the reply itself: the context would make a new one for each. */
export const apiHeaders: MiddlewareHandler<Env> = async (context, next) => {
  await next()
  const { headers } = context.res
  for (const [name, value] of always) headers.set(name, value)
  if (context.get('account') !== undefined) keepPrivate(headers)
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}
