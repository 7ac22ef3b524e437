import { type AccountData, accountApi } from '@app/api'
import { Hono } from 'hono'
import { countAgainst } from '../../limits/count-against.ts'
import type { Env, Outside } from '../../outside/outside.ts'
import { requireLearner } from '../session/require-learner.ts'
import { accountDataStore } from './account-data-store.ts'

const downloads = { many: 20, seconds: 600 }

export function downloadRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl'>) {
  const { db } = outside
  const store = accountDataStore(db)

  return new Hono<Env>().get(accountApi.data.path, async (context) => {
    const learner = await requireLearner(context, outside)
    await countAgainst({ db, context }, ['account-data', learner.id], downloads)
    const data: AccountData = await store.everythingOf(learner.id)
    context.header('content-disposition', 'attachment; filename="malayalam-for-all.json"')
    return context.body(JSON.stringify(data, null, 2), 200, { 'content-type': 'application/json' })
  })
}
