import { randomUUID } from 'node:crypto'
import { accountApi, type ErrorReply, healthApi, progressApi, quizApi } from '@app/api'
import { Hono } from 'hono'
import { accountRoutes } from './account/account-routes.ts'
import { authRoutes } from './account/auth-routes.ts'
import { audioRoutes } from './audio/audio-routes.ts'
import { isDatabaseAway } from './db/is-database-away.ts'
import { AppError, statusOf } from './error.ts'
import { healthRoutes } from './health/health-routes.ts'
import { apiHeaders, requestLog } from './http/request-log.ts'
import { sameOrigin } from './http/same-origin.ts'
import type { Env, Outside } from './outside.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { progressRoutes } from './progress/progress-routes.ts'
import { quizRoutes } from './quiz/quiz-routes.ts'

const endpoints = [healthApi, quizApi, accountApi, progressApi].flatMap((contract) => Object.values(contract))

/** The whole server, but for what it reaches. The API refuses what it does not know; everything else is the web app's. */
export function createApp(outside: Outside) {
  const app = new Hono<Env>()

  app.use('/api/*', requestLog(outside), apiHeaders, sameOrigin(outside))
  app.route('/', healthRoutes(outside))
  app.route('/', quizRoutes(outside))
  app.route('/', authRoutes(outside))
  app.route('/', accountRoutes(outside))
  app.route('/', progressRoutes(outside))
  app.all('/api/*', (context) => {
    const { method, path } = context.req
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map((endpoint) => endpoint.method)
    if (methods.length === 0) throw new AppError('not-found', `There is nothing at ${path}.`)
    const allowed = methods.flatMap((allows) => (allows === 'get' ? ['GET', 'HEAD'] : allows.toUpperCase()))
    context.header('allow', allowed.join(', '))
    return context.json(
      { code: 'invalid', message: `${path} does not take ${method}.` } satisfies ErrorReply,
      405,
    )
  })

  app.route('/', audioRoutes(outside))
  app.route('/', pageRoutes(outside))

  app.onError((thrown, context) => {
    const id = context.get('requestId') ?? randomUUID()
    const error = isDatabaseAway(thrown)
      ? new AppError('unavailable', 'The database does not answer.')
      : thrown
    if (error !== thrown || !(error instanceof AppError)) outside.report(thrown, id)
    const { code, message } =
      error instanceof AppError ? error : new AppError('unexpected', 'Something broke.')
    return context.json({ code, message, id } satisfies ErrorReply, statusOf[code])
  })

  return app
}
