import { type SyncChanges, type SyncReply, syncApi } from '@app/api'
import { defaultTargetLanguage, type TargetLanguage, targetLanguages } from '@app/learning/languages'
import { Hono } from 'hono'
import { AppError } from '../errors/app-error.ts'
import type { Env } from '../outside/outside.ts'
import { choiceStore } from './choice-store.ts'
import { exchange } from './exchange.ts'
import type { OlderLog } from './older-log.ts'
import { type ChangesNeeds, readChanges } from './read-changes.ts'
import { snapshotForNewDevice } from './snapshot-for-new-device.ts'
import { syncStore } from './sync-store.ts'

/** `older`: the log of Malayalam that older devices write. */
export function syncRoutes(outside: ChangesNeeds, older?: OlderLog) {
  const stores = {
    malayalam: syncStore(outside.db, 'malayalam', older),
    english: syncStore(outside.db, 'english'),
  } as const satisfies Record<TargetLanguage, unknown>
  const choices = choiceStore(outside.db)

  async function replyTo(id: string, learnt: TargetLanguage, changes: SyncChanges): Promise<SyncReply> {
    const store = stores[learnt]
    const { practice = [], known, chosen, ...rest } = changes
    const scope = changes.practice ? 'everything' : 'progress'
    const asked = { now: outside.now().getTime(), scope } as const
    const reply = await exchange(store, id, { ...rest, practice }, asked)
    const isLong = known && scope === 'everything' && reply.more
    const whole = isLong ? await snapshotForNewDevice(store, id, reply, asked.now) : reply
    if (chosen) await choices.keep(id, chosen)
    const learns = chosen ?? (changes.since === 0 ? await choices.read(id) : undefined)
    return learns ? { ...whole, chosen: learns } : whole
  }

  return new Hono<Env>()
    .post(syncApi.exchange.path, async (context) => {
      const { id, changes } = await readChanges(context, outside, 'sync', syncApi.exchange.body)
      return context.json(await replyTo(id, defaultTargetLanguage, changes))
    })
    .post(syncApi.exchangeOf.path, async (context) => {
      const { id, changes } = await readChanges(context, outside, 'sync', syncApi.exchangeOf.body)
      const learnt = targetLanguages.find((known) => known === context.req.param('learnt'))
      if (!learnt) throw new AppError('not-found', 'no-such-address')
      return context.json(await replyTo(id, learnt, changes))
    })
}
