import { type PracticeLogReply, type SyncReply, syncApi } from '@app/api'
import { canonicalKey, memoryOf, type PracticeRecord, unpackItem } from '@app/learning/practice'
import { noProgress } from '@app/learning/progress'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'

const count = 50_000
const today = Date.UTC(2026, 10, 27)

it(`a new phone of a learner with ${count} exercises is ready after a megabyte, and knows what all of them say`, async () => {
  const server = await startApp({ now: () => new Date(today) })
  const { id, post, get } = await aLearner(server)
  // Three looks each at some of four thousand items: a hundred exercises a day.
  await sql`
    with log as (
      insert into practice (learner_id, id, version, record)
      select ${id}, lpad(to_hex(n), 24, '0'), n, jsonb_build_object('exercise', 'choose-meaning',
        'at', ${today}::bigint - (${count}::integer - n)::bigint * 864000, 'took', 4000, 'looks', (
          select jsonb_agg(jsonb_build_object('item', 'word:വാക്ക്' || (n * 3 + place) % (60 + least(n / 4, 3940)),
            'skill', case when n % 4 = 0 then 'hear' else 'read' end,
            'outcome', case when n % 9 = 0 then 'again' else 'good' end))
          from generate_series(0, 2) as place))
      from generate_series(1, ${count}::integer) as n
    )
    insert into progress (learner_id, version) values (${id}, ${count}::integer)`.execute(server.db)

  const ask = (fields: object) =>
    post(syncApi.exchange.path, { learner: id, since: 0, progress: noProgress, ...fields })
  const bytes: Record<string, number> = {}
  const read = async <Reply>(name: string, reply: Response): Promise<Reply> => {
    const text = await reply.text()
    expect(reply.status, text.slice(0, 200)).toBe(200)
    bytes[name] = Buffer.byteLength(text)
    return JSON.parse(text) as Reply
  }
  const { version } = await read<SyncReply>('progress', await ask({}))
  const { memory, more } = await read<SyncReply>(
    'memory',
    await ask({ since: version, practice: [], memory: 'whole' }),
  )
  expect(more).toBe(false)
  const newest = await read<PracticeLogReply>(
    'a page of the log',
    await get(`${syncApi.log.path.replace(':learnt', 'malayalam')}?${new URLSearchParams({ learner: id })}`),
  )
  expect(memory?.items).toHaveLength(4000)
  expect((bytes.progress ?? 0) + (bytes.memory ?? 0)).toBeLessThanOrEqual(1_000_000)
  expect(newest.practice[0]?.practice?.at).toBe(today)

  const { rows } = await sql<PracticeRecord>`
    select id, record as practice from practice where learner_id = ${id}`.execute(server.db)
  expect(new Map(memory?.items.map(unpackItem))).toEqual(memoryOf(rows, today, canonicalKey))
})
