import { accountApi } from '@app/api'
import { Hono } from 'hono'
import { AppError } from '../../errors/app-error.ts'
import { countAgainst, holdAlone } from '../../limits/count-against.ts'
import type { Env, Outside } from '../../outside/outside.ts'
import { requireLearner } from '../session/require-learner.ts'
import { accountDataStore } from './account-data-store.ts'
import { downloadText } from './download-text.ts'

const downloads = { many: 20, seconds: 600 }

/** In seconds: how long a learner waits for the next download after one whose server was stopped. */
const heldFor = 60

export function downloadRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl' | 'report'>) {
  const { db, report } = outside
  const store = accountDataStore(db)

  return new Hono<Env>().get(accountApi.data.path, async (context) => {
    const learner = await requireLearner(context, outside)
    await countAgainst({ db, context }, ['account-data', learner.id], downloads)
    const held = await holdAlone({ db }, ['account-data-now', learner.id], heldFor)
    if (!held) throw new AppError('too-many', 'download-under-way', { event: null })
    const pieces = heldWhile(downloadText(await store.tablesOf(learner)), held, report)
    // A database that is away is told while there is still a status to tell it by.
    const first = await pieces.next()
    context.header('content-disposition', 'attachment; filename="malayalam-for-all.json"')
    return context.body(streamOf(first.value ?? '', pieces), 200, { 'content-type': 'application/json' })
  })
}

type Held = Exclude<Awaited<ReturnType<typeof holdAlone>>, undefined>

/** Holds a learner's place as long as pieces are taken, and gives it back however that ends. */
async function* heldWhile(
  pieces: AsyncGenerator<string>,
  held: Held,
  report: Outside['report'],
): AsyncGenerator<string> {
  let renewed = performance.now()
  try {
    for await (const piece of pieces) {
      yield piece
      if (performance.now() - renewed < (heldFor * 1000) / 4) continue
      renewed = performance.now()
      await held.renew()
    }
  } finally {
    await held.free().catch(report)
  }
}

/** As fast as the client reads. A client that goes ends it. */
function streamOf(first: string, pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(encoder.encode(first)),
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
