import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What stands in a cookie that better-auth signed: the value before the last dot, when what stands behind it is the value's
 * HMAC-SHA256 in base64. At once, where Web Crypto would send each of its two steps to another thread and wait.
 */
export function signedValue(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return undefined
  const value = cookie.slice(0, dot)
  const given = Buffer.from(cookie.slice(dot + 1))
  const right = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? value : undefined
}
