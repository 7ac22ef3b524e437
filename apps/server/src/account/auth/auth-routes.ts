import { accountApi, ResetLink, type ResetLinkReply } from '@app/api'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { AppError } from '../../errors/app-error.ts'
import { clientAddress } from '../../http/client-address.ts'
import { readBody } from '../../http/read-body.ts'
import { languageOf, pageIn } from '../../language/language.ts'
import { said } from '../../language/messages.ts'
import { countAgainst } from '../../limits/count-against.ts'
import { limitConcurrency } from '../../limits/limit-concurrency.ts'
import { networkOf } from '../../limits/network-of.ts'
import type { Env, Outside } from '../../outside/outside.ts'
import {
  addressHeader,
  requestIdHeader,
  type SecurityNeeds,
  securityEvent,
  seenAt,
} from '../../security/log-security-event.ts'
import { type AuthError, overtaken, refusalOf } from '../library/auth-errors.ts'
import type { OwnRequest } from '../library/own-request.ts'
import { signedValue } from '../library/signed-value.ts'
import { countAsked } from '../mails/mailbox-limit.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { passwordsAt } from '../password/password.ts'
import { checkPassword } from '../password/password-rule.ts'
import { sessionCookies } from '../session/begin-session.ts'
import { sessionToken, signedOut } from '../session/require-learner.ts'
import { sessionCheck } from '../session/session-check.ts'
import { guessLimit } from '../sign-in/guess-limit.ts'
import { accountStore } from '../store/account-store.ts'
import { sessionStore } from '../store/session-store.ts'
import { requireSecondStep } from '../two-factor/require-second-step.ts'
import { accountEvents } from './account-events.ts'
import { type AuthNeeds, makeAuth } from './auth.ts'
import { authEndpointAt, authRoot as root } from './auth-endpoints.ts'
import { requestGuard } from './guard-request.ts'
import { isSafeRedirect } from './is-safe-redirect.ts'
import { ownEndpoints } from './own-endpoints.ts'

const checks = { many: 120, seconds: 300 }

/**
 * Our own endpoints in front of better-auth. They check who asks, how often and with what body, and give all
 * refusals our one shape.
 */
export function authRoutes(outside: AuthNeeds & SecurityNeeds & Pick<Outside, 'proxies'>) {
  const { db, background, publicUrl, proxies } = outside
  const auth = makeAuth(outside)
  const store = accountStore(db)
  const passwords = passwordsAt(outside.account.hashCost)
  const forgetSignIns = async (email: string) =>
    (await auth.$context).internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${email}`)
  const cookies = sessionCookies(auth, outside)
  const own = ownEndpoints(outside, { passwords, auth, cookies, forgetSignIns })
  const guardRequest = requestGuard(outside, auth)
  const guesses = guessLimit(outside)
  const events = accountEvents(outside, forgetSignIns)
  // A sign-up holds a database connection while its password is hashed. So no more sign-ups run at a time
  // than hashes.
  const signUps = limitConcurrency(2)

  const routes = new Hono<Env>()
    .get(`${root}/get-session`, sessionCheck(outside))
    .post(accountApi.resetLink.path, async (context) => {
      const { token } = await readBody(context, ResetLink)
      await countAgainst({ db, context }, ['reset-link', networkOf(clientAddress(context, proxies))], checks)
      return context.json({ holds: await own.isResetLinkValid(token) } satisfies ResetLinkReply)
    })

  return routes.all(`${root}/*`, async (context) => {
    const path = context.req.path.slice(root.length)
    const endpoint = authEndpointAt(path)
    if (!endpoint) throw new AppError('not-found', 'no-such-address')
    if (endpoint.method !== context.req.method) throw wrongMethod(context, endpoint.method)

    const before = sessionToken(context, outside)
    if (endpoint.by !== 'anyone' && !before) throw signedOut()
    const { search, searchParams } = new URL(context.req.url)
    if (search.includes('%00')) throw new AppError('invalid', 'address-null')
    // A body may take minutes to arrive. So it is read before the session is checked.
    const body = endpoint.body && (await readBody(context, endpoint.body))

    const here = before ? await sessionStore(db).learnerOf(before) : undefined
    const learner = endpoint.by === 'anyone' ? undefined : here
    if (endpoint.by !== 'anyone' && !learner) throw signedOut()
    if (learner) context.set('account', learner.email)
    if (learner && endpoint.by === 'operator') await requireOperator(learner, outside)
    if (endpoint.proven && !learner?.emailVerified) throw new AppError('forbidden', 'email-confirm-first')
    if (endpoint.secondStep && !learner?.twoFactorEnabled) throw new AppError('conflict', 'second-step-off')

    if (endpoint.query && !v.is(endpoint.query, context.req.query()))
      throw new AppError('invalid', 'address-unclear')
    if (!isSafeRedirect(searchParams, body)) throw new AppError('forbidden', 'leads-elsewhere')
    const address = clientAddress(context, proxies)
    const account = learner?.id ?? body?.email
    if (!learner && typeof body?.email === 'string') context.set('account', body.email)
    const { all, each, everywhere } = endpoint.limit ?? {}
    const network = networkOf(address)
    if (all) await countAgainst({ db, context }, [path, network], all)
    if (each && account) await countAgainst({ db, context }, [path, network, String(account)], each)
    if (everywhere && account) await countAgainst({ db, context }, [path, String(account)], everywhere)
    if (endpoint.mails)
      await countAsked({ db, context }, endpoint.mails, learner?.email ?? String(body?.email))

    const { newPassword } = endpoint
    if (newPassword) checkPassword(String(body?.[newPassword]), String(body?.email ?? learner?.email ?? ''))

    const passOn = async (to: Partial<Forwarded> = {}) => {
      const request = requestFor(context, { path, body, asGet: endpoint.asGet, address, publicUrl, ...to })
      try {
        return await auth.handler(request)
      } catch (error) {
        throw overtaken(error)
      }
    }
    const done = { path, context, before: here, newSession: undefined, subject: undefined }
    if (learner && endpoint.secondStep) {
      const takes = async (path: string, body: Record<string, unknown>) => {
        const reply = await passOn({ path, body })
        if (reply.ok) await events.notifyOwner({ ...done, path, reply: await reply.json() })
        return reply.ok
      }
      await requireSecondStep(context, { ...body, learner }, { db, passwords, takes })
    }

    // If the session's account has no second factor yet, this code turns it on.
    const turnsOn = path === '/two-factor/verify-totp' && here && !here.twoFactorEnabled
    const isOwn = endpoint.own || turnsOn
    const handle = isOwn
      ? () => callOwnEndpoint(context, path, { body: body ?? {}, learner: here, token: before })
      : passOn
    const guarded = isOwn ? undefined : endpoint.guard
    const stillTrue = await guardRequest(guarded, { context, path, body, learner: here })
    if (endpoint.blind) {
      background.start(() => handle())
      return context.json({ status: true })
    }

    const userId = endpoint.by === 'operator' && String(body?.userId ?? '')
    const subject = userId ? await store.emailOf(userId) : undefined
    const guess = path === '/sign-in/email' ? await guesses.count(context, String(body?.email)) : undefined
    const reply = await (path === '/sign-up/email' ? signUps(() => handle()) : handle())
    await guess?.(reply.status === 401)
    const newSession = tokenIn(reply, outside)
    if (reply.status < 400) await stillTrue(newSession)
    // A sign-in that still waits for the second factor has also ended the browser's earlier session.
    if (endpoint.begins && before && before !== newSession && (newSession || setsCookie(reply, 'two_factor')))
      await store.endSession(before)
    if (endpoint.by === 'operator' && reply.status < 400) {
      const target = body?.userId ?? searchParams.get('id') ?? undefined
      const act = { act: path, ...(target !== undefined && { target: String(target) }) }
      securityEvent(outside, 'operator-act', { ...seenAt(context, proxies), ...act })
    }
    // Failures that are sent as JSON are refused and noted below.
    if (!endpoint.asGet && hasFailed(reply)) {
      const isCallback = path.startsWith('/callback/')
      const route = root + (isCallback ? '/callback/:provider' : path)
      securityEvent(outside, isCallback ? 'sign-in-failed' : 'bad-link', {
        ...seenAt(context, proxies),
        route,
      })
    }
    if (reply.status < 400) {
      const said = reply.status === 200 && isJson(reply) ? await reply.clone().json() : undefined
      await events.notifyOwner({ ...done, newSession, reply: said, subject })
    }
    if (leavesBrowser.has(path) && reply.ok) reply.headers.set('clear-site-data', '"cache"')
    const cookie = await events.noteDevice({ ...done, newSession, reply: undefined })
    return withCookie(await ours(context, reply), cookie)
  })

  async function callOwnEndpoint(
    context: Context,
    path: string,
    ownRequest: Pick<OwnRequest, 'body' | 'learner' | 'token'>,
  ) {
    const { headers } = context.req.raw
    return context.json(await own.handlers[path]?.({ ...ownRequest, context, headers }))
  }
}

/** A request as better-auth receives it. */
type Forwarded = {
  path: string
  body: Record<string, unknown> | undefined
  asGet: true | undefined
  address: string
  publicUrl: string
}

/**
 * Paths that end the session of this browser. They also delete what the browser stored of the learner's data.
 */
const leavesBrowser = new Set(['/sign-out', '/delete-user'])

/**
 * Makes the request to better-auth: with the public URL, and with the client address and origin that we have
 * checked.
 */
function requestFor(
  { req, get }: Context<Env>,
  { path, body, asGet, address, publicUrl }: Forwarded,
): Request {
  const { search } = new URL(req.url)
  const headers = new Headers(req.raw.headers)
  headers.delete('content-length')
  headers.set(addressHeader, address)
  headers.set(requestIdHeader, get('requestId'))
  headers.set('origin', publicUrl)
  if (asGet) {
    const query = new URLSearchParams(
      Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    )
    return new Request(`${publicUrl}${root}${path}?${query}`, { headers })
  }
  if (body) headers.set('content-type', 'application/json')
  return new Request(`${publicUrl}${root}${path}${search}`, {
    method: req.method,
    headers,
    body: body ? JSON.stringify(body) : null,
  })
}

/**
 * After a mailed link or a provider, better-auth redirects to one of our pages. If it failed, the URL of the
 * page says so.
 */
const hasFailed = ({ headers }: Response) => /[?&]error=/.test(headers.get('location') ?? '')

/** Adds a cookie to a reply. A redirect of better-auth cannot be changed in place. */
function withCookie(reply: Response, cookie: string | undefined): Response {
  if (!cookie) return reply
  const copy = new Response(reply.body, reply)
  copy.headers.append('set-cookie', cookie)
  return copy
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false

/** The token of the session that a reply begins, from the cookie that it sets. */
function tokenIn({ headers }: Response, { account }: Pick<Outside, 'account'>): string | undefined {
  const cookie = headers.getSetCookie().find((line) => line.includes('.session_token='))
  const value = /session_token=([^;]+)/.exec(cookie ?? '')?.[1]
  return value ? signedValue(decodeURIComponent(value), account.secret) : undefined
}

const setsCookie = ({ headers }: Response, name: string) =>
  headers.getSetCookie().some((cookie) => cookie.includes(`.${name}=`))

async function ours(context: Context, reply: Response): Promise<Response> {
  if (context.req.method === 'POST' && reply.status === 302) throw failedLink(reply)
  if (reply.status < 400) return context.req.method === 'GET' ? orChallenge(context, reply) : reply
  for (const cookie of reply.headers.getSetCookie()) context.header('set-cookie', cookie, { append: true })
  const error = (await reply.json().catch(() => ({}))) as AuthError
  throw refusalOf(reply.status, error)
}

/** better-auth redirects after a link that does not work. A request by POST gets an error instead. */
function failedLink({ headers }: Response): AppError {
  const code = URL.parse(headers.get('location') ?? '', 'http://localhost')?.searchParams.get('error')
  return refusalOf(400, { code: code?.toUpperCase() ?? 'INVALID_TOKEN' })
}

/**
 * Somebody who followed a link or comes from a provider sees a page: the one that asks for the second factor,
 * if the account has one.
 */
function orChallenge(context: Context, reply: Response): Response {
  if (!setsCookie(reply, 'two_factor')) return reply
  for (const cookie of reply.headers.getSetCookie()) context.header('set-cookie', cookie, { append: true })
  return context.redirect(`${pageIn('/login', languageOf(context.req.raw.headers))}?challenge=two-factor`)
}

function wrongMethod(context: Context, allowed: string): AppError {
  context.header('allow', allowed)
  return new AppError('wrong-method', said('wrong-method', { methods: allowed }))
}
