import { accountApi, ResetLink, type ResetLinkReply } from '@app/api'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { AppError } from '../error.ts'
import { clientAddress } from '../http/client-address.ts'
import { readBody } from '../http/read-body.ts'
import { countAgainst } from '../limits/count-against.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Env, Outside } from '../outside.ts'
import {
  addressHeader,
  requestIdHeader,
  type SecurityNeeds,
  securityEvent,
  seenAt,
} from '../security/log-security-event.ts'
import { accountStore } from './account-store.ts'
import { type AuthNeeds, makeAuth } from './auth.ts'
import { authEndpointAt } from './auth-endpoints.ts'
import { type AuthError, refusalOf } from './auth-errors.ts'
import { goesOnWithUs } from './goes-on.ts'
import { inLanes } from './lanes.ts'
import { languageOf, pageIn } from './language.ts'
import { requireLearner, sessionToken } from './learner-of.ts'
import { requireOperator } from './operators.ts'
import { sessionCheck } from './session-check.ts'

const root = '/api/auth'

const looks = { many: 120, seconds: 300 }

/** better-auth behind our own doors: who may ask, how often, with what; and its refusals in our one shape. */
export function authRoutes(outside: AuthNeeds & SecurityNeeds & Pick<Outside, 'proxies'>) {
  const { db, background, publicUrl, proxies } = outside
  const auth = makeAuth(outside)
  const store = accountStore(db)
  // A sign-up holds a connection to the database while its password is hashed: no more at a time than hashes are.
  const signUps = inLanes(2)

  const routes = new Hono<Env>()
    .get(`${root}/get-session`, sessionCheck(outside))
    .post(accountApi.resetLink.path, async (context) => {
      const { token } = await readBody(context, ResetLink)
      await countAgainst({ db, context }, ['reset-link', networkOf(clientAddress(context, proxies))], looks)
      const { internalAdapter } = await auth.$context
      const kept = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      return context.json({ holds: !!kept && kept.expiresAt > new Date() } satisfies ResetLinkReply)
    })

  return routes.all(`${root}/*`, async (context) => {
    const path = context.req.path.slice(root.length)
    const endpoint = authEndpointAt(path)
    if (!endpoint) throw new AppError('not-found', 'There is nothing at this address.')
    if (endpoint.method !== context.req.method) throw wrongMethod(context, endpoint.method)

    const learner = endpoint.by === 'anyone' ? undefined : await requireLearner(context, outside)
    if (learner && endpoint.by === 'operator') await requireOperator(learner, outside)

    const { search, searchParams } = new URL(context.req.url)
    if (search.includes('%00')) throw new AppError('invalid', 'The address must have no null characters.')
    if (endpoint.query && !v.is(endpoint.query, context.req.query()))
      throw new AppError('invalid', 'The address does not say what is wanted.')
    const body = endpoint.body && (await readBody(context, endpoint.body))
    if (!goesOnWithUs(searchParams, body))
      throw new AppError('forbidden', 'From here one goes on to a page of ours only.')
    const address = clientAddress(context, proxies)
    const account = learner?.id ?? body?.email
    if (!learner && typeof body?.email === 'string') context.set('account', body.email)
    const { all, each } = endpoint.limit ?? {}
    const network = networkOf(address)
    if (all) await countAgainst({ db, context }, [path, network], all)
    if (each && account) await countAgainst({ db, context }, [path, network, String(account)], each)

    const request = requestFor(context, { body, address, publicUrl })
    if (endpoint.blind) {
      background.start(() => auth.handler(request))
      return context.json({ status: true })
    }

    const before = endpoint.begins && sessionToken(context, outside)
    const reply = await (path === '/sign-up/email'
      ? signUps(() => auth.handler(request))
      : auth.handler(request))
    if (before && setsCookie(reply, 'session_token')) await store.endSession(before)
    if (endpoint.by === 'operator' && reply.status < 400) {
      const target = body?.userId ?? searchParams.get('id') ?? undefined
      const done = { act: path, ...(target !== undefined && { target: String(target) }) }
      securityEvent(outside, 'operator-act', { ...seenAt(context, proxies), ...done })
    }
    if (wentWrong(reply)) {
      const isCallback = path.startsWith('/callback/')
      const route = root + (isCallback ? '/callback/:provider' : path)
      securityEvent(outside, isCallback ? 'sign-in-failed' : 'bad-link', {
        ...seenAt(context, proxies),
        route,
      })
    }
    if (leavesBrowser.has(path) && reply.ok) reply.headers.set('clear-site-data', '"cache"')
    return ours(context, reply)
  })
}

/** What ends the session of this browser: what it kept of the learner's answers goes too. */
const leavesBrowser = new Set(['/sign-out', '/delete-user'])

/** What better-auth is asked: at the address learners see, from the address and the origin that we made sure of. */
function requestFor(
  { req, get }: Context<Env>,
  { body, address, publicUrl }: { body: unknown; address: string; publicUrl: string },
): Request {
  const { search } = new URL(req.url)
  const headers = new Headers(req.raw.headers)
  headers.delete('content-length')
  headers.set(addressHeader, address)
  headers.set(requestIdHeader, get('requestId'))
  headers.set('origin', publicUrl)
  if (body) headers.set('content-type', 'application/json')
  return new Request(`${publicUrl}${req.path}${search}`, {
    method: req.method,
    headers,
    body: body ? JSON.stringify(body) : null,
  })
}

/** A mailed link or a provider leads on to a page of ours, which is told by its address when that failed. */
const wentWrong = ({ headers }: Response) => /[?&]error=/.test(headers.get('location') ?? '')

const setsCookie = ({ headers }: Response, name: string) =>
  headers.getSetCookie().some((cookie) => cookie.includes(`.${name}=`))

async function ours(context: Context, reply: Response): Promise<Response> {
  if (reply.status < 400) return context.req.method === 'GET' ? orChallenge(context, reply) : reply
  for (const cookie of reply.headers.getSetCookie()) context.header('set-cookie', cookie, { append: true })
  const error = (await reply.json().catch(() => ({}))) as AuthError
  throw refusalOf(reply.status, error, languageOf(context.req.raw.headers))
}

/** Whoever followed a link or comes from a provider sees a page: that which asks for the second factor, when there is one. */
function orChallenge(context: Context, reply: Response): Response {
  if (!setsCookie(reply, 'two_factor')) return reply
  for (const cookie of reply.headers.getSetCookie()) context.header('set-cookie', cookie, { append: true })
  return context.redirect(`${pageIn('/login', languageOf(context.req.raw.headers))}?challenge=two-factor`)
}

function wrongMethod(context: Context, allowed: string): AppError {
  context.header('allow', allowed)
  return new AppError('wrong-method', `This address takes ${allowed} only.`)
}
