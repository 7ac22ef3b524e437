import { setTimeout as sleep } from 'node:timers/promises'
import { type PracticeLogReply, ReadChanges, type SyncReply, syncApi } from '@app/api'
import { defaultTargetLanguage, type TargetLanguage, targetLanguages } from '@app/learning/languages'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { requireLearner } from '../account/session/require-learner.ts'
import { AppError } from '../errors/app-error.ts'
import { messageOf } from '../http/message-of.ts'
import { sendPrivateJson } from '../http/send-json.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { choiceStore } from './choice-store.ts'
import { exchange } from './exchange.ts'
import { foldQueue } from './fold-queue.ts'
import { withMemory } from './memory-reply.ts'
import type { OlderLog } from './older-log.ts'
import { type ChangesNeeds, exchanges, readChanges } from './read-changes.ts'
import { syncStore } from './sync-store.ts'

/** Records of the log in one reply. */
const logPage = 2000

/**
 * In milliseconds: how long a device waits for a log that has to be folded again. Then it gets the log without what is
 * known by it.
 */
const longestWait = 8000

/** `older`: the log of Malayalam that older devices write. */
export function syncRoutes(outside: ChangesNeeds & Pick<Outside, 'background' | 'report'>, older?: OlderLog) {
  const stores = {
    malayalam: syncStore(outside.db, 'malayalam', older),
    english: syncStore(outside.db, 'english'),
  } as const satisfies Record<TargetLanguage, unknown>
  const choices = choiceStore(outside.db)
  const foldLog = foldQueue(outside)

  async function replyTo(learner: string, learnt: TargetLanguage, changes: ReadChanges): Promise<SyncReply> {
    const store = stores[learnt]
    const { practice = [], known, memory, chosen, refused, ...rest } = changes
    const scope = changes.practice ? 'everything' : 'progress'
    const now = outside.now().getTime()
    const { reply, fold } = await exchange(store, learner, { ...rest, practice }, { now, scope })
    const folded = fold === 'behind' ? foldLog(learnt, learner) : undefined
    const asked = scope === 'everything' ? (known ? 'whole' : memory) : undefined
    if (asked && folded) await Promise.race([folded, sleep(longestWait, undefined, { ref: false })])
    const wanted = { learner, since: rest.since, plain: known === true, now }
    const told = refused.length > 0 ? { ...reply, refused } : reply
    const whole = asked ? await withMemory(store, told, { ...wanted, part: asked }) : told
    if (chosen) await choices.keep(learner, chosen)
    const learns = chosen ?? (changes.since === 0 ? await choices.read(learner) : undefined)
    return learns ? { ...whole, chosen: learns } : whole
  }

  const languageIn = (context: Context<Env>): TargetLanguage => {
    const learnt = targetLanguages.find((known) => known === context.req.param('learnt'))
    if (!learnt) throw new AppError('not-found', 'no-such-address')
    return learnt
  }

  return new Hono<Env>()
    .post(syncApi.exchange.path, async (context) => {
      const { id, changes } = await readChanges(context, outside, 'sync', ReadChanges)
      return sendPrivateJson(context, await replyTo(id, defaultTargetLanguage, changes))
    })
    .post(syncApi.exchangeOf.path, async (context) => {
      const { id, changes } = await readChanges(context, outside, 'sync', ReadChanges)
      return sendPrivateJson(context, await replyTo(id, languageIn(context), changes))
    })
    .get(syncApi.log.path, async (context) => {
      const { id } = await requireLearner(context, outside)
      const query = v.safeParse(syncApi.log.query, context.req.query())
      if (!query.success) throw new AppError('invalid', messageOf(query.issues[0]))
      const { learner, at = Number.MAX_SAFE_INTEGER, id: before = '' } = query.output
      if (learner !== id) throw new AppError('forbidden', 'signed-in-otherwise')
      await countAgainst({ db: outside.db, context }, ['sync', id], exchanges)
      const page = await stores[languageIn(context)].practiceBefore(id, { at, id: before }, logPage)
      const { practice, next } = page
      return sendPrivateJson(context, {
        practice,
        ...(next !== undefined && { next }),
      } satisfies PracticeLogReply)
    })
}
