import { createHmac } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env, Outside } from '../../outside/outside.ts'
import { signedValue } from './signed-value.ts'

type Secrets = Pick<Outside['account'], 'secret' | 'formerSecret'>

/**
 * While a secret is being replaced: cookies that the former one signed are read as if the new one had. The browser gets a
 * new signature when its session is renewed, once a day.
 */
export function acceptFormerSecret({ account }: Pick<Outside, 'account'>): MiddlewareHandler<Env> {
  return async (context, next) => {
    const cookies = account.formerSecret && context.req.header('cookie')
    if (cookies) context.req.raw.headers.set('cookie', signedAnew(cookies, account))
    await next()
  }
}

/** A header of cookies in which better-auth's own have the signature of today. */
export function signedAnew(cookies: string, { secret, formerSecret = '' }: Secrets): string {
  return cookies
    .split(/; */)
    .map((cookie) => {
      const [, name, text] = /^((?:__Secure-)?better-auth\.[\w-]+)=(.*)$/.exec(cookie) ?? []
      const value = text && signedValue(decoded(text), formerSecret)
      if (!name || value === undefined || value === '') return cookie
      const signature = createHmac('sha256', secret).update(value).digest('base64')
      return `${name}=${encodeURIComponent(`${value}.${signature}`)}`
    })
    .join('; ')
}

/** A client may send anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
