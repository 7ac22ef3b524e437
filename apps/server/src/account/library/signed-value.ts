import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The value of a cookie that better-auth signed: the text before the last dot, if the text after it is the
 * HMAC-SHA256 of the value in base64. It is computed at once; Web Crypto would send each of its two steps to
 * another thread.
 */
export function signedValue(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return undefined
  const value = cookie.slice(0, dot)
  const given = Buffer.from(cookie.slice(dot + 1))
  const right = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? value : undefined
}
