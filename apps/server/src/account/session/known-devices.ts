import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { Outside } from '../../outside.ts'
import type { AccountThen } from './account-guard.ts'

const name = 'known_here'

/** Accounts that one browser is known to: a family's. */
const most = 10
const days = 400

type Needs = Pick<Outside, 'account' | 'publicUrl'>

/**
 * Whether this account was signed in to in this browser before, and the cookie that notes it. What stands there says nothing about
 * the account to others: a keyed hash of its id and its stamp. With a new password, a take-over or a change of the second factor
 * every browser is new again, but the one in which that was done: there the mark of the account as it was (`former`) is replaced.
 */
export function knownDevice(
  context: Context,
  { account, publicUrl }: Needs,
  now: AccountThen,
  former?: AccountThen,
) {
  const markOf = ({ id, stamp }: AccountThen) =>
    createHmac('sha256', account.secret).update(`device ${id} ${stamp}`).digest('base64url').slice(0, 22)
  const mark = markOf(now)
  const marks = (getCookie(context, name) ?? '').split('.').filter(Boolean)
  const others = marks.filter((known) => known !== mark && known !== (former && markOf(former)))
  const cookie = generateCookie(name, [mark, ...others].slice(0, most).join('.'), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: days * 24 * 60 * 60,
  })
  return { isKnown: marks.includes(mark), cookie }
}
