import { mostReportsADay, ReportRequest, reportsApi } from '@app/api'
import { Hono } from 'hono'
import { readBody } from '../http/read-body.ts'
import { countAgainst } from '../limits/count-against.ts'
import { limitInMemory } from '../limits/limit-in-memory.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { reportStore } from './report-store.ts'

const { report } = reportsApi

/** Room for the longest note and the longest shown text, with every letter escaped. */
const maxBytes = 20_000

const aDay = { many: mostReportsADay, seconds: 24 * 60 * 60 }

export function reportRoutes(outside: Pick<Outside, 'db' | 'proxies' | 'now'>) {
  const store = reportStore(outside.db)

  return new Hono<Env>().post(report.path, limitInMemory(outside, report), async (context) => {
    const sent = await readBody(context, ReportRequest, { maxBytes })
    await countAgainst({ db: outside.db, context, event: null }, ['reports'], aDay)
    await store.add(sent)
    return context.json({})
  })
}
