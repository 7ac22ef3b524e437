import { createHmac } from 'node:crypto'
import { mostReportsADay, ReportRequest, reportsApi } from '@app/api'
import { type Context, Hono } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import { readBody } from '../http/read-body.ts'
import { countAgainst, countOne } from '../limits/count-against.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { reportStore } from './report-store.ts'

const { report } = reportsApi

/** Room for the longest note and the longest shown text, with every letter escaped. */
const maxBytes = 20_000

const seconds = 24 * 60 * 60

/** Of a day's number, so many are for networks that sent none that day: a few networks cannot shut the door for all. */
const forNewNetworks = Math.floor(mostReportsADay / 3)
const forAll = { many: mostReportsADay - forNewNetworks, seconds }

export function reportRoutes(outside: Pick<Outside, 'db' | 'proxies' | 'account'>) {
  const { db, proxies, account } = outside
  const store = reportStore(db)

  /** A network by a hash that nobody can make without the server's secret: nothing stored says who reported. */
  const networkHash = (context: Context) =>
    createHmac('sha256', account.secret)
      .update(`reports ${networkOf(clientAddress(context, proxies))}`)
      .digest('base64url')

  return new Hono<Env>().post(report.path, async (context) => {
    const needs = { db, context, event: null }
    const network = networkHash(context)
    await countAgainst(needs, ['report-tries', network], report.limit)
    const sent = await readBody(context, ReportRequest, { maxBytes })
    const { count } = await countOne(db, ['reports-of', network], seconds)
    const isReserved =
      count === 1 && (await countOne(db, ['reports-of-new'], seconds)).count <= forNewNetworks
    if (!isReserved) await countAgainst(needs, ['reports'], forAll)
    await store.add(sent)
    return context.json({})
  })
}
