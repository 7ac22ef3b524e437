import { progressApi } from '@app/api'
import { Hono } from 'hono'
import { requireLearner } from '../account/learner-of.ts'
import { AppError } from '../error.ts'
import { readBody } from '../http/read-body.ts'
import type { Env, Outside } from '../outside.ts'
import { exchange } from './exchange.ts'
import { progressStore } from './progress-store.ts'

/** Bytes: a hundred records of the longest texts that learners really make. */
const longestBody = 1_000_000

export function progressRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl'>) {
  const store = progressStore(outside.db)
  const { path, body } = progressApi.exchange

  return new Hono<Env>().post(path, async (context) => {
    const learner = await requireLearner(context, outside)
    const changes = await readBody(context, body, { maxBytes: longestBody })
    if (changes.learner !== learner.id)
      throw new AppError('forbidden', 'Somebody else is signed in here now.')
    return context.json(await exchange(store, learner.id, changes))
  })
}
