import { coachApi } from '@app/api'
import { Hono } from 'hono'
import * as v from 'valibot'
import { requireLearner } from '../account/session/require-learner.ts'
import { AppError } from '../errors/app-error.ts'
import { messageOf } from '../http/message-of.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Env, Outside } from '../outside/outside.ts'

const { speak } = coachApi

/** Nobody listens faster. It slows down a machine that collects sounds. */
const spoken = { many: 60, seconds: 60 }

/**
 * The same sentence always sounds the same. So the learner's own browser keeps it for a week, and no cache on
 * the way does.
 */
const cachedForAWeek = `private, max-age=${7 * 24 * 60 * 60}`

/** Speaks a sentence that has no clip. */
export function speechRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl' | 'voice' | 'report'>) {
  return new Hono<Env>().get(speak.path, async (context) => {
    const learner = await requireLearner(context, outside)
    const { voice } = outside
    if (!voice) throw new AppError('not-found', 'no-speech')
    const query = v.safeParse(speak.query, { text: context.req.query('text') ?? '' })
    if (!query.success) throw new AppError('invalid', messageOf(query.issues[0]))
    await countAgainst({ db: outside.db, context }, ['speech', learner.id], spoken)
    const mp3 = await voice.speak(learner.id, query.output.text).catch((error: unknown) => {
      if (error instanceof AppError) throw error
      outside.report(error, context.get('requestId'))
      throw new AppError('unavailable', 'speech-failed')
    })
    // The sound from a service is not cached. Otherwise, after the service was down, our own voice would be
    // heard for a week.
    const control = voice.sendsTexts ? 'no-store' : cachedForAWeek
    return context.body(mp3, 200, { 'content-type': 'audio/mpeg', 'cache-control': control })
  })
}
