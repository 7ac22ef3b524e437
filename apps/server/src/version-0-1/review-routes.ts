import { reviewsApi } from '@app/api'
import { Hono } from 'hono'
import { readAsLearner } from '../account/session/require-learner.ts'
import { AppError } from '../errors/app-error.ts'
import { readBody } from '../http/read-body.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { exchangeReviews } from './exchange-reviews.ts'
import { reviewStore } from './review-store.ts'

/** In bytes: as many reviews as may be sent at once, of the longest words. */
const longestBody = 1_000_000

/** Far more than a learner's devices need together, even when they first send everything they have. */
const exchanges = { many: 3000, seconds: 600 }

export function reviewRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl' | 'now'>) {
  const store = reviewStore(outside.db)
  const { path, body } = reviewsApi.exchange

  return new Hono<Env>().post(path, async (context) => {
    const { learner, body: changes } = await readAsLearner(
      context,
      outside,
      () => readBody(context, body, { maxBytes: longestBody }),
      ({ id }) => countAgainst({ db: outside.db, context }, ['reviews', id], exchanges),
    )
    if (changes.learner !== learner.id) throw new AppError('forbidden', 'signed-in-otherwise')
    return context.json(await exchangeReviews(store, changes, outside.now().getTime()))
  })
}
