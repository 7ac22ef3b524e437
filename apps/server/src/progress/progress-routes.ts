import { progressApi } from '@app/api'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { AppError } from '../error.ts'
import type { Env, Outside } from '../outside.ts'
import { exchange } from './exchange.ts'
import { progressStore } from './progress-store.ts'

/** Bytes: a hundred records of the longest texts that learners really make. */
const longestBody = 1_000_000

type SignedIn = { Variables: Env['Variables'] & { learner: string } }

export function progressRoutes({ db, learnerOf }: Pick<Outside, 'db' | 'learnerOf'>) {
  const store = progressStore(db)
  const { path, body } = progressApi.exchange

  return new Hono<SignedIn>().post(
    path,
    async (context, next) => {
      const learner = await learnerOf(context.req.raw)
      if (!learner) throw new AppError('signed-out', 'Sign in to keep your progress.')
      context.set('learner', learner)
      await next()
    },
    bodyLimit({
      maxSize: longestBody,
      onError: () => {
        throw new AppError('invalid', 'That is more than can be sent at once.')
      },
    }),
    async (context) => {
      const read = v.safeParse(body, await context.req.json().catch(() => undefined))
      if (!read.success) throw new AppError('invalid', read.issues[0].message)
      const learner = context.get('learner')
      if (read.output.learner !== learner)
        throw new AppError('forbidden', 'Somebody else is signed in here now.')
      return context.json(await exchange(store, learner, read.output))
    },
  )
}
