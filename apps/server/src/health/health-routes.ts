import { type HealthReply, healthApi } from '@app/api'
import { type Context, Hono } from 'hono'
import { sql } from 'kysely'
import type { Env, Outside } from '../outside/outside.ts'
import type { FullDisk } from './full-disk.ts'

/** In milliseconds: how long a check waits for the database. */
const timeLimit = 1000

/**
 * In milliseconds: so long after its last reply a slow database is busy, and not down. A balancer that took a busy server
 * away would give its load to the others.
 */
const patience = 20_000

type Needs = Pick<Outside, 'db' | 'version' | 'now'> & { disk: FullDisk }
type Answer = 'up' | 'slow' | 'down'

export function healthRoutes({ db, version, now, disk }: Needs) {
  let asking: Promise<Answer> | undefined
  let lastUp = Number.NEGATIVE_INFINITY

  /** While one query is open, no other is sent: a database that hangs must not use up the pool. */
  const askDatabase = () => {
    asking ??= sql`select 1`
      .execute(db)
      .then(
        (): Answer => {
          lastUp = now().getTime()
          return 'up'
        },
        (error: unknown): Answer => (isSlow(error) ? 'slow' : 'down'),
      )
      .finally(() => {
        asking = undefined
      })
    return Promise.race([asking, later<Answer>(timeLimit, 'slow')])
  }

  async function health(): Promise<HealthReply> {
    const answer = await askDatabase()
    const time = now()
    const isBusy = answer === 'slow' && time.getTime() - lastUp < patience
    const read = answer === 'up' || isBusy
    const isFull = disk.isFull(time)
    const status = !read ? 'down' : isFull ? 'full' : isBusy ? 'busy' : 'ok'
    return { status, version, live: true, read, write: read && !isFull }
  }

  const replying = (isGood: (reply: HealthReply) => boolean) => async (context: Context) => {
    const reply = await health()
    return context.json(reply satisfies HealthReply, isGood(reply) ? 200 : 503)
  }

  return new Hono<Env>()
    .get(
      healthApi.health.path,
      replying(({ read }) => read),
    )
    .get(
      healthApi.live.path,
      replying(({ live }) => live),
    )
    .get(
      healthApi.writing.path,
      replying(({ write }) => write),
    )
}

/** All connections of the pool are in use, or a statement took too long. */
const isSlow = (error: unknown) => error instanceof Error && /timeout/i.test(error.message)

function later<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref()
  })
}
