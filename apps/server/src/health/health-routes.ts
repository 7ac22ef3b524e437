import { type HealthReply, healthApi } from '@app/api'
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Env, Outside } from '../outside/outside.ts'
import type { FullDisk } from './full-disk.ts'

/** In milliseconds. A slower database is no use to a learner. */
const timeLimit = 1000

type Needs = Pick<Outside, 'db' | 'version' | 'now'> & { disk: FullDisk }

export function healthRoutes({ db, version, now, disk }: Needs) {
  let asking: Promise<boolean> | undefined

  /** While one query is open, no other is sent: a database that hangs must not use up the pool. */
  const isDatabaseUp = () => {
    asking ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
    return Promise.race([asking, later(timeLimit, false)])
  }

  return new Hono<Env>().get(healthApi.health.path, async (context) => {
    const ok = await isDatabaseUp()
    const status = !ok ? 'down' : disk.isFull(now()) ? 'full' : 'ok'
    return context.json({ status, version } satisfies HealthReply, status === 'ok' ? 200 : 503)
  })
}

function later<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref()
  })
}
