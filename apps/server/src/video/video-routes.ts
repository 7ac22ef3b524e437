import { demoVideo, type VideoRecord, videoApi } from '@app/api'
import { Hono } from 'hono'
import { requireLearner } from '../account/session/require-learner.ts'
import { AppError } from '../errors/app-error.ts'
import { sendJson } from '../http/send-json.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { videoRecord } from './video-record.ts'
import { videoStore } from './video-store.ts'

/** Far more than anybody watches. A client that copies everything is slowed down. */
const views = { many: 600, seconds: 600 }

export function videoRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl'>) {
  const { db } = outside
  const store = videoStore(db)

  return new Hono<Env>().get(videoApi.video.path, async (context) => {
    const id = context.req.param('id')
    if (id !== demoVideo) {
      const learner = await requireLearner(context, outside)
      await countAgainst({ db, context }, ['videos', learner.id], views)
    }
    const row = id.includes('\0') ? undefined : await store.video(id)
    if (!row) throw new AppError('not-found', 'no-such-video')
    return sendJson(context, videoRecord(row) satisfies VideoRecord)
  })
}
