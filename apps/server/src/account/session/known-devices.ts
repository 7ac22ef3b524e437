import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { Outside } from '../../outside/outside.ts'
import type { AccountThen } from '../store/account-guard.ts'

const name = 'known_here'

/** The most accounts that know one browser: those of a family. */
const maxAccounts = 10
const days = 400

type Needs = Pick<Outside, 'account' | 'publicUrl'>

/**
 * Whether this account was signed in to in this browser before, and the cookie that remembers it. The cookie
 * has a keyed hash of the account's id and stamp, which says nothing about the account to others. After a new
 * password, a take-over or a change of the second factor, every browser is new again, except the one that
 * made the change: there the hash of the earlier account (`former`) is replaced.
 */
export function knownDevice(
  context: Context,
  { account, publicUrl }: Needs,
  now: AccountThen,
  former?: AccountThen,
) {
  const markBy = (secret: string, { id, stamp }: AccountThen) =>
    createHmac('sha256', secret).update(`device ${id} ${stamp}`).digest('base64url').slice(0, 22)
  const markOf = (then: AccountThen) => markBy(account.secret, then)
  const mark = markOf(now)
  const before = account.formerSecret && markBy(account.formerSecret, now)
  const marks = (getCookie(context, name) ?? '').split('.').filter(Boolean)
  const others = marks.filter(
    (known) => known !== mark && known !== before && known !== (former && markOf(former)),
  )
  const cookie = generateCookie(name, [mark, ...others].slice(0, maxAccounts).join('.'), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: days * 24 * 60 * 60,
  })
  return { isKnown: marks.includes(mark) || (before !== undefined && marks.includes(before)), cookie }
}
