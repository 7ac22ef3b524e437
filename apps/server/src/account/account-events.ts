import { deviceOf } from '@app/api'
import type { Context } from 'hono'
import type { Outside } from '../outside.ts'
import { accountStore } from './account-store.ts'
import { knownDevice } from './known-devices.ts'
import { type Learner, sessionStore } from './session-store.ts'
import { letterWriter } from './write-letter.ts'

type Needs = Pick<Outside, 'db' | 'account' | 'publicUrl' | 'mail' | 'background'>

/** An endpoint of better-auth's that has done what it was asked. */
type Done = {
  path: string
  context: Context
  /** Who was signed in before it. */
  before: Learner | undefined
  /** The token of the session that begins with it, if one does. */
  begun: string | undefined
  /** What it answered. */
  reply: unknown
  /** The address of the account that an operator acted on. */
  subject: string | undefined
}

/** What else happens when an account changes: its owner hears of it, and what was mailed or signed in before ends. */
export function accountEvents(outside: Needs, forgetSignIns: (email: string) => Promise<unknown>) {
  const { db } = outside
  const store = accountStore(db)
  const write = letterWriter(outside)

  async function forgetMailed({ id, email }: Learner) {
    await store.forgetVerifications(id, email)
    await forgetSignIns(email)
  }

  /** Notes where a session begins, and tells of it where that account was never signed in to; answers the cookie that remembers it. */
  async function noteDevice({ path, context, before, begun }: Done): Promise<string | undefined> {
    const { headers } = context.req.raw
    const now = begun ? await sessionStore(db).learnerOf(begun) : undefined
    if (!now) return undefined
    const { isKnown, cookie } = knownDevice(context, outside, now.id)
    const isMade = path === '/sign-up/email' || (await store.isJustMade(now.id))
    if (!isKnown && !isMade && before?.id !== now.id)
      write(now.email, headers, { kind: 'new-device', device: nameOf(headers) })
    return cookie
  }

  async function tellOf({ path, context, before, begun, reply, subject }: Done) {
    const { headers } = context.req.raw
    const tell = (letter: Parameters<typeof write>[2]) => before && write(before.email, headers, letter)
    switch (path) {
      case '/change-password':
        if (before) await forgetMailed(before)
        return tell({ kind: 'password-changed' })
      case '/two-factor/verify-totp':
        // The first right code turns the factor on; sessions that were begun without it end.
        if (!before || before.twoFactorEnabled || !begun) return
        await store.endOtherSessions(before.id, begun)
        await forgetMailed(before)
        return tell({ kind: 'two-factor-on' })
      case '/two-factor/disable':
        if (before) await forgetMailed(before)
        return tell({ kind: 'two-factor-off' })
      case '/two-factor/verify-backup-code':
        return write(emailIn(reply), headers, { kind: 'recovery-code-used' })
      case '/two-factor/generate-backup-codes':
        return tell({ kind: 'recovery-codes-new' })
      case '/unlink-account':
        return tell({ kind: 'provider-removed' })
      case '/delete-user':
        return tell({ kind: 'account-deleted' })
      case '/admin/remove-user':
        return subject && write(subject, headers, { kind: 'account-deleted' })
      case '/admin/ban-user':
        return subject && write(subject, headers, { kind: 'account-closed' })
    }
  }

  return { noteDevice, tellOf }
}

const emailIn = (reply: unknown) => (reply as { user: { email: string } }).user.email

/** What a learner would call their device, of what its browser tells. */
function nameOf(headers: Headers): string {
  const { browser, system } = deviceOf(headers.get('user-agent') ?? '')
  return [browser, system].filter((part) => part !== undefined).join(', ') || '?'
}
