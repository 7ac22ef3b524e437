import { progressApi } from '@app/api'
import { Hono } from 'hono'
import { readAsLearner } from '../account/session/require-learner.ts'
import { AppError } from '../error.ts'
import { readBody } from '../http/read-body.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Env, Outside } from '../outside.ts'
import { exchange } from './exchange.ts'
import { progressStore } from './progress-store.ts'

/** In bytes: a hundred records of the longest texts that learners really make. */
const longestBody = 1_000_000

/** Far more than a learner's devices need together, even when they first send everything they have. */
const exchanges = { many: 3000, seconds: 600 }

export function progressRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl'>) {
  const store = progressStore(outside.db)
  const { path, body } = progressApi.exchange

  return new Hono<Env>().post(path, async (context) => {
    const { learner, body: changes } = await readAsLearner(
      context,
      outside,
      () => readBody(context, body, { maxBytes: longestBody }),
      ({ id }) => countAgainst({ db: outside.db, context }, ['progress', id], exchanges),
    )
    if (changes.learner !== learner.id) throw new AppError('forbidden', 'signed-in-otherwise')
    return context.json(await exchange(store, learner.id, changes))
  })
}
