import { progressApi, type SyncChanges, type SyncReply, syncApi } from '@app/api'
import { defaultTargetLanguage, type TargetLanguage, targetLanguages } from '@app/learning/languages'
import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { readAsLearner } from '../account/session/require-learner.ts'
import { AppError } from '../error.ts'
import { readBody } from '../http/read-body.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Env, Outside } from '../outside.ts'
import { choiceStore } from './choice-store.ts'
import { exchange } from './exchange.ts'
import { knownFirst } from './known-first.ts'
import { syncStore } from './sync-store.ts'

/** In bytes: a hundred records of the longest texts that learners really make. */
const longestBody = 1_000_000

/** Far more than a learner's devices need together, even when they first send everything they have. */
const exchanges = { many: 3000, seconds: 600 }

export function syncRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl' | 'now'>) {
  const stores = {
    malayalam: syncStore(outside.db, 'malayalam'),
    english: syncStore(outside.db, 'english'),
  } as const satisfies Record<TargetLanguage, unknown>
  const choices = choiceStore(outside.db)

  /** A learner's changes, and who they are. */
  async function read<Schema extends v.GenericSchema<unknown, { learner: string }>>(
    context: Context<Env>,
    name: string,
    body: Schema,
  ) {
    const { learner, body: changes } = await readAsLearner(
      context,
      outside,
      () => readBody(context, body, { maxBytes: longestBody }),
      ({ id }) => countAgainst({ db: outside.db, context }, [name, id], exchanges),
    )
    if (changes.learner !== learner.id) throw new AppError('forbidden', 'signed-in-otherwise')
    return { id: learner.id, changes }
  }

  async function replyTo(id: string, learnt: TargetLanguage, changes: SyncChanges): Promise<SyncReply> {
    const store = stores[learnt]
    const { practice = [], known, chosen, ...rest } = changes
    const scope = changes.practice ? 'everything' : 'progress'
    const asked = { now: outside.now().getTime(), scope } as const
    const reply = await exchange(store, id, { ...rest, practice }, asked)
    const isLong = known && scope === 'everything' && reply.more
    const whole = isLong ? await knownFirst(store, id, reply, asked.now) : reply
    if (chosen) await choices.keep(id, chosen)
    const learns = chosen ?? (changes.since === 0 ? await choices.read(id) : undefined)
    return learns ? { ...whole, chosen: learns } : whole
  }

  return new Hono<Env>()
    .post(syncApi.exchange.path, async (context) => {
      const { id, changes } = await read(context, 'sync', syncApi.exchange.body)
      return context.json(await replyTo(id, defaultTargetLanguage, changes))
    })
    .post(syncApi.exchangeOf.path, async (context) => {
      const { id, changes } = await read(context, 'sync', syncApi.exchangeOf.body)
      const learnt = targetLanguages.find((known) => known === context.req.param('learnt'))
      if (!learnt) throw new AppError('not-found', 'no-such-address')
      return context.json(await replyTo(id, learnt, changes))
    })
    .post(progressApi.exchange.path, async (context) => {
      const { id, changes } = await read(context, 'progress', progressApi.exchange.body)
      const asked = { now: outside.now().getTime(), scope: 'progress' } as const
      const { version, more, progress } = await exchange(
        stores[defaultTargetLanguage],
        id,
        { ...changes, practice: [] },
        asked,
      )
      return context.json({ version, more, progress })
    })
}
