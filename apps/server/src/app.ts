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
import { authRoutes } from './account/auth/auth-routes.ts'
import { audioRoutes } from './audio/audio-routes.ts'
import { coachRoutes } from './coach/coach-routes.ts'
import { speechRoutes } from './coach/speech-routes.ts'
import { isDatabaseAway } from './db/is-database-away.ts'
import { isDiskFull } from './db/is-disk-full.ts'
import { dictionaryRoutes } from './dictionary/dictionary-routes.ts'
import { AppError, statusOf } from './error.ts'
import { filmRoutes } from './films/film-routes.ts'
import { fullDisk } from './health/full-disk.ts'
import { healthRoutes } from './health/health-routes.ts'
import { findRefusal } from './http/find-refusal.ts'
import { refuse } from './http/refuse.ts'
import { apiHeaders, requestLog } from './http/request-log.ts'
import { routesOf } from './http/route-of.ts'
import { sameOrigin } from './http/same-origin.ts'
import { languageOf } from './language/language.ts'
import { say } from './language/messages.ts'
import type { Env, Outside } from './outside.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { quizRoutes } from './quiz/quiz-routes.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { securityEvent, seenAt } from './security/log-security-event.ts'
import type { SecurityEvent } from './security/security-event.ts'
import { syncRoutes } from './sync/sync-routes.ts'
import { captionsRoutes } from './video/captions-routes.ts'
import { ownVideoRoutes } from './video/own-video-routes.ts'
import { videoRoutes } from './video/video-routes.ts'
import { waitlistRoutes } from './waitlist/waitlist-routes.ts'

const contracts = [
  ...[healthApi, quizApi, waitlistApi, accountApi, progressApi, dictionaryApi],
  ...[coachApi, reviewsApi, videoApi, captionsApi, ownVideosApi, reportsApi, syncApi],
]
const endpoints = contracts.flatMap((contract) => Object.values(contract))
const refusalOf = findRefusal(endpoints)

export const routeOf = routesOf(endpoints)

/**
 * The whole server, except the things outside it. The API refuses unknown paths; the web app handles
 * everything else.
 */
export function createApp(outside: Outside) {
  const app = new Hono<Env>()
  const disk = fullDisk()

  app.use('/api/*', requestLog(outside, routeOf), apiHeaders, sameOrigin(outside, refusalOf))
  app.route('/', healthRoutes({ ...outside, disk }))
  app.route('/', quizRoutes(outside))
  app.route('/', authRoutes(outside))
  app.route('/', accountRoutes(outside))
  app.route('/', syncRoutes(outside))
  app.route('/', reviewRoutes(outside))
  app.route('/', waitlistRoutes(outside))
  app.route('/', reportRoutes(outside))
  app.route('/', coachRoutes(outside))
  app.route('/', speechRoutes(outside))
  app.route('/', dictionaryRoutes(outside))
  app.route('/', captionsRoutes(outside))
  app.route('/', ownVideoRoutes(outside))
  app.route('/', videoRoutes(outside))
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
