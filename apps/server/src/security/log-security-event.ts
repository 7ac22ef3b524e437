import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { SecurityEvent } from '../errors/security-event.ts'
import { clientAddress } from '../http/client-address.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Env, Outside } from '../outside/outside.ts'

export type SecurityNeeds = Pick<Outside, 'log' | 'account' | 'now' | 'countSecurity'>

/**
 * The headers by which better-auth's hooks learn who asks. The server overwrites both: what a client writes
 * there is lost.
 */
export const addressHeader = 'x-real-ip'
export const requestIdHeader = 'x-request-id'

/**
 * What is known about the one who caused an event. `account` is the e-mail of the account that it is about.
 */
export type Seen = {
  id?: string | undefined
  address: string
  account?: string | undefined
  /** The path of the endpoint in its contract. */
  route?: string
  /** What an operator did, and the id of the user that it was done to. */
  act?: string
  target?: string
}

/** The most lines of a kind in a minute, so that an attacker cannot fill the disk. The metric counts all. */
const maxLines = 100
const minute = 60_000

type Written = { minute: number; lines: number }
const written = new WeakMap<Logger, Map<SecurityEvent, Written>>()

/**
 * Adds an event to the log and the metric. E-mail, network and user are keyed hashes there: the same one is
 * recognised again, and nobody can be named without the server's secret. Secrets are never given to this
 * function.
 */
export function securityEvent(
  { log, account, now, countSecurity }: SecurityNeeds,
  event: SecurityEvent,
  { id, route, act, ...seen }: Seen,
) {
  countSecurity(event)
  const lines = linesThisMinute(log, event, now())
  if (lines > maxLines) return
  const hashOf = (text: string | undefined) => (text ? securityHash(text, account.secret) : undefined)
  const hashes = {
    account: hashOf(seen.account?.trim().toLowerCase()),
    network: hashOf(networkOf(seen.address)),
    target: hashOf(seen.target),
  }
  const isLast = lines === maxLines
  log.info({ event, id, route, act, ...hashes, ...(isLast && { more: 'in the metric only' }) }, 'security')
}

/**
 * The hash that replaces an e-mail, a network or a user's id in the log. `docs/operate.md` says how to make
 * it by hand.
 */
export function securityHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`security-log:${text}`).digest('base64url').slice(0, 16)
}

/** Who sends a request to the API. */
export function seenAt(context: Context<Env>, proxies: number): Seen {
  return {
    id: context.get('requestId'),
    address: clientAddress(context, proxies),
    account: context.get('account'),
  }
}

/** The same inside better-auth, where only the headers of the request are known. */
export function seenIn(headers: Headers | undefined): Pick<Seen, 'id' | 'address'> {
  return {
    id: headers?.get(requestIdHeader) ?? undefined,
    address: headers?.get(addressHeader) ?? '',
  }
}

function linesThisMinute(log: Logger, event: SecurityEvent, now: Date): number {
  const events = written.get(log) ?? new Map<SecurityEvent, Written>()
  written.set(log, events)
  const current = Math.floor(now.getTime() / minute)
  const before = events.get(event)
  const lines = before?.minute === current ? before.lines + 1 : 1
  events.set(event, { minute: current, lines })
  return lines
}
