import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env, Outside } from '../outside.ts'
import { noContent, securityHeaders } from './security-headers.ts'

/** Longer than this, and somebody should look at it. */
const slow = 1000

/** Gives each request an id, which its reply names, and logs how it went: quietly when all is well. */
export function requestLog({ log, now }: Pick<Outside, 'log' | 'now'>): MiddlewareHandler<Env> {
  return async (context, next) => {
    const id = randomUUID()
    context.set('requestId', id)
    const start = now().getTime()
    await next()

    const { method, path } = context.req
    const { status } = context.res
    const ms = now().getTime() - start
    const level = status >= 500 ? 'error' : ms > slow ? 'warn' : 'debug'
    log[level]({ id, method, path, status, ms }, 'request')
    context.header('x-request-id', id)
  }
}

/** The headers that every reply of the API has. */
export const apiHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value)
  context.header('content-security-policy', noContent)
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
}
