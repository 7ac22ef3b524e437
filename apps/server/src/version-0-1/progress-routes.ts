import { progressApi } from '@app/api'
import { defaultTargetLanguage } from '@app/learning/languages'
import { Hono } from 'hono'
import type { Env } from '../outside/outside.ts'
import { exchange } from '../sync/exchange.ts'
import { type ChangesNeeds, readChanges } from '../sync/read-changes.ts'
import { syncStore } from '../sync/sync-store.ts'
import { reviewsAsPractice } from './reviews-as-practice.ts'

/** The exchange of devices of version 0.1.0: level, results and words. */
export function progressRoutes(outside: ChangesNeeds) {
  const store = syncStore(outside.db, defaultTargetLanguage, reviewsAsPractice)

  return new Hono<Env>().post(progressApi.exchange.path, async (context) => {
    const { id, changes } = await readChanges(context, outside, 'progress', progressApi.exchange.body)
    const asked = { now: outside.now().getTime(), scope: 'progress' } as const
    const { reply } = await exchange(store, id, { ...changes, practice: [] }, asked)
    const { version, more, progress } = reply
    return context.json({ version, more, progress })
  })
}
