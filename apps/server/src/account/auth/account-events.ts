import { deviceOf } from '@app/api'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { SecurityEvent } from '../../errors/security-event.ts'
import type { Env, Outside } from '../../outside/outside.ts'
import { type SecurityNeeds, securityEvent, seenAt } from '../../security/log-security-event.ts'
import { letterWriter } from '../mails/write-letter.ts'
import { knownDevice } from '../session/known-devices.ts'
import { accountStore } from '../store/account-store.ts'
import { type Learner, sessionStore } from '../store/session-store.ts'

type Needs = SecurityNeeds & Pick<Outside, 'db' | 'publicUrl' | 'mail' | 'background' | 'proxies'>

/** A finished request to an endpoint of better-auth. */
type Done = {
  path: string
  context: Context<Env>
  /** The learner who was signed in before the request. */
  before: Learner | undefined
  /** The token of the session that the request began, if any. */
  newSession: string | undefined
  /** The body of the reply. */
  reply: unknown
  /** The e-mail of the account that an operator acted on. */
  subject: string | undefined
}

/**
 * The side effects of a change to an account: its owner gets a mail, and earlier mailed secrets and sessions
 * end.
 */
export function accountEvents(outside: Needs, forgetSignIns: (email: string) => Promise<unknown>) {
  const { db } = outside
  const store = accountStore(db)
  const write = letterWriter(outside)

  /**
   * Forgets what was begun with the account as it was. If the address is not proven, what was mailed to it
   * belongs to the owner of the address and stays.
   */
  async function forgetMailed({ id, email, emailVerified }: Learner) {
    await store.forgetVerifications(id, emailVerified ? email : undefined)
    if (emailVerified) await forgetSignIns(email)
  }

  /**
   * Notes the browser in which a session begins, and mails the owner if the browser is new to the account.
   * Returns the cookie that remembers the browser.
   */
  async function noteDevice(done: Done): Promise<string | undefined> {
    const { path, context, before, newSession } = done
    const { headers } = context.req.raw
    const now = newSession ? await sessionStore(db).learnerOf(newSession) : undefined
    if (!now) return undefined
    // A renewed session is not a new sign-in. The browser stays known, although the renewal may have changed
    // the account.
    if (now.id === before?.id)
      return now.stamp !== before.stamp && knownDevice(context, outside, before).isKnown
        ? knownDevice(context, outside, now, before).cookie
        : undefined
    const { isKnown, cookie } = knownDevice(context, outside, now)
    const isMade = path === '/sign-up/email' || (await store.isJustMade(now.id))
    if (!isKnown && !isMade) {
      log('new-device', done, now.email)
      write(now.email, headers, { kind: 'new-device', device: nameOf(headers) })
    }
    return cookie
  }

  function log(event: SecurityEvent, { context, before }: Done, account = before?.email) {
    securityEvent(outside, event, { ...seenAt(context, outside.proxies), ...(account && { account }) })
  }

  async function notifyOwner(done: Done) {
    const { path, context, before, newSession, reply, subject } = done
    const { headers } = context.req.raw
    const event = eventOf(done)
    if (event) log(event, done)
    const send = (letter: Parameters<typeof write>[2]) => before && write(before.email, headers, letter)
    switch (path) {
      case '/change-password':
        if (before) await forgetMailed(before)
        return send({ kind: 'password-changed' })
      case '/two-factor/verify-totp':
        // The first right code turns the factor on.
        if (!before || before.twoFactorEnabled || !newSession) return
        await forgetMailed(before)
        return send({ kind: 'two-factor-on' })
      case '/two-factor/disable':
        if (before) await forgetMailed(before)
        return send({ kind: 'two-factor-off' })
      case '/two-factor/verify-backup-code':
        return write(emailIn(reply), headers, { kind: 'recovery-code-used' })
      case '/two-factor/generate-backup-codes':
        return send({ kind: 'recovery-codes-new' })
      case '/delete-user':
        return send({ kind: 'account-deleted' })
      case '/admin/remove-user':
        return subject && write(subject, headers, { kind: 'account-deleted' })
      case '/admin/ban-user':
        return subject && write(subject, headers, { kind: 'account-closed' })
    }
  }

  return { noteDevice, notifyOwner }
}

/** What operators see of the request, in the log and in the metrics. */
function eventOf({ path, before, newSession, reply }: Done): SecurityEvent | undefined {
  switch (path) {
    case '/change-password':
    case '/reset-password':
      return 'password-changed'
    case '/two-factor/verify-totp':
      return before && !before.twoFactorEnabled && newSession ? 'two-factor-on' : undefined
    case '/two-factor/disable':
      return 'two-factor-off'
    case '/two-factor/verify-backup-code':
      return 'recovery-code-used'
    case '/two-factor/generate-backup-codes':
      return 'recovery-codes-renewed'
    case '/delete-user':
      return 'account-deleted'
    case '/mailed-link/take':
      return 'account-taken-over'
    case '/mailed-link/remove':
      return 'account-disowned'
    case '/mailed-link/confirm':
      return v.is(v.object({ kind: v.literal('new-email') }), reply) ? 'email-changed' : undefined
    default:
      return undefined
  }
}

const emailIn = (reply: unknown) =>
  v.parse(v.object({ user: v.object({ email: v.string() }) }), reply).user.email

/** A name for the device that its owner recognises, made from the browser's headers. */
function nameOf(headers: Headers): string {
  const { browser, system } = deviceOf(headers.get('user-agent') ?? '')
  return [browser, system].filter((part) => part !== undefined).join(', ') || '?'
}
