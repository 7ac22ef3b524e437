import { randomUUID } from 'node:crypto'
import {
  accountApi,
  captionsApi,
  coachApi,
  dictionaryApi,
  type ErrorReply,
  healthApi,
  ownVideosApi,
  progressApi,
  quizApi,
  reportsApi,
  reviewsApi,
  syncApi,
  videoApi,
  waitlistApi,
} from '@app/api'
import { type Context, Hono } from 'hono'
import { accountRoutes } from './account/account-routes.ts'
import { authRouteOf } from './account/auth/auth-endpoints.ts'
import { authRoutes } from './account/auth/auth-routes.ts'
import { acceptFormerSecret } from './account/library/sign-anew.ts'
import { audioRoutes } from './audio/audio-routes.ts'
import { coachRoutes } from './coach/coach-routes.ts'
import { isDatabaseAway } from './db/is-database-away.ts'
import { isDiskFull } from './db/is-disk-full.ts'
import { dictionaryRoutes } from './dictionary/dictionary-routes.ts'
import { AppError, statusOf } from './errors/app-error.ts'
import type { SecurityEvent } from './errors/security-event.ts'
import { filmRoutes } from './films/film-routes.ts'
import { type FullDisk, fullDisk } from './health/full-disk.ts'
import { healthRoutes } from './health/health-routes.ts'
import { findRefusal } from './http/find-refusal.ts'
import { refuse } from './http/refuse.ts'
import { apiHeaders, requestLog } from './http/request-log.ts'
import { routesOf } from './http/route-of.ts'
import { sameOrigin } from './http/same-origin.ts'
import { languageOf } from './language/language.ts'
import { say } from './language/messages.ts'
import type { Env, Outside } from './outside/outside.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { quizRoutes } from './quiz/quiz-routes.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { securityEvent, seenAt } from './security/log-security-event.ts'
import { syncRoutes } from './sync/sync-routes.ts'
import { progressRoutes } from './version-0-1/progress-routes.ts'
import { reviewRoutes } from './version-0-1/review-routes.ts'
import { reviewsAsPractice } from './version-0-1/reviews-as-practice.ts'
import { captionsRoutes } from './video/captions-routes.ts'
import { ownVideoRoutes } from './video/own-video-routes.ts'
import { videoRoutes } from './video/video-routes.ts'
import { waitlistRoutes } from './waitlist/waitlist-routes.ts'

type Contract = Readonly<Record<string, { method: string; path: string }>>

/** What the routes of the API are made with. */
type Reach = Outside & { disk: FullDisk }

/** Each contract of the API, beside the routes that keep it. A new area is one line here. */
const areas: readonly (readonly [Contract, (reach: Reach) => Hono<Env>])[] = [
  [healthApi, healthRoutes],
  [quizApi, quizRoutes],
  [{}, authRoutes],
  [accountApi, accountRoutes],
  [syncApi, (reach) => syncRoutes(reach, reviewsAsPractice)],
  [progressApi, progressRoutes],
  [reviewsApi, reviewRoutes],
  [waitlistApi, waitlistRoutes],
  [reportsApi, reportRoutes],
  [coachApi, coachRoutes],
  [dictionaryApi, dictionaryRoutes],
  [captionsApi, captionsRoutes],
  [ownVideosApi, ownVideoRoutes],
  [videoApi, videoRoutes],
]

const endpoints = areas.flatMap(([contract]) => Object.values(contract))
const refusalOf = findRefusal(endpoints)

export const routeOf = routesOf(endpoints, authRouteOf)

/**
 * The whole server, except the things outside it. The API refuses unknown paths; the web app handles
 * everything else.
 */
export function createApp(outside: Outside) {
  const app = new Hono<Env>()
  const disk = fullDisk()

  if (outside.account.formerSecret) app.use('/api/*', acceptFormerSecret(outside))
  app.use('/api/*', requestLog(outside, routeOf), apiHeaders, sameOrigin(outside, refusalOf))
  for (const [, routes] of areas) app.route('/', routes({ ...outside, disk }))
  app.all('/api/*', (context) => {
    throw refusalOf(context) ?? new Error(`${context.req.path} has a contract and no route.`)
  })

  app.route('/', audioRoutes(outside))
  app.route('/', filmRoutes(outside))
  app.route('/', pageRoutes(outside))

  const noteRefusal = (context: Context<Env>, event: SecurityEvent) =>
    securityEvent(outside, event, {
      ...seenAt(context, outside.proxies),
      route: routeOf(context.req.path),
    })

  app.onError((thrown, context) => {
    const request = context.get('requestId')
    const id = request ?? randomUUID()
    const error = asRefusal(thrown)
    if (isDiskFull(thrown)) {
      disk.note(outside.now())
      outside.log.error({ err: thrown, id }, 'The disk is full: what learners do cannot be kept.')
    } else if (error !== thrown || !(error instanceof AppError)) outside.report(thrown, id)
    const { code, message, said, detail } =
      error instanceof AppError ? error : new AppError('unexpected', 'unexpected')
    const status = statusOf[code]
    if (request === undefined) return refuse(status, message, { id })
    if (error instanceof AppError && error.event) noteRefusal(context, error.event)
    const told = say(said, languageOf(context.req.raw.headers))
    return context.json(
      { code, message: told, id, ...(detail !== undefined && { detail }) } satisfies ErrorReply,
      status,
    )
  })

  return app
}

/** Turns passing failures that are nobody's mistake into refusals. */
function asRefusal(thrown: unknown) {
  if (isDatabaseAway(thrown)) return new AppError('unavailable', 'database-away')
  if (isDiskFull(thrown)) return new AppError('unavailable', 'disk-full')
  return thrown
}
