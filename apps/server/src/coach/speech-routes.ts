import { coachApi } from '@app/api'
import { Hono } from 'hono'
import * as v from 'valibot'
import { requireLearner } from '../account/session/require-learner.ts'
import { AppError } from '../error.ts'
import { messageOf } from '../http/message-of.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Env, Outside } from '../outside.ts'

const { speak } = coachApi

/** Nobody listens faster; a machine that makes itself a library of sounds is slowed down. */
const spoken = { many: 60, seconds: 60 }

/** The same sentence sounds the same: the learner's own browser keeps it for a week, and nobody on the way does. */
const kept = `private, max-age=${7 * 24 * 60 * 60}`

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
    // What went to a service is kept nowhere: and ours, heard while it was down, is not heard for a week.
    const control = voice.sendsTexts ? 'no-store' : kept
    return context.body(mp3, 200, { 'content-type': 'audio/mpeg', 'cache-control': control })
  })
}
