import { type SyncReply, syncApi } from '@app/api'
import { canonicalKey, memoryOf, type PracticeRecord, unpackItem } from '@app/learning/practice'
import { noProgress } from '@app/learning/progress'
import { aPractice } from '@app/learning/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ranCommand } from '../operator/testing-command.ts'
import { aLearner } from '../testing/learners.ts'
import { freshDatabase, openDatabase, startApp } from '../testing/start-app.ts'
import { foldCommand } from './fold-command.ts'
import { writeUnfolded } from './testing.ts'

const today = Date.UTC(2026, 0, 1)

it('folds the logs that a server of before wrote, once, and with --all every log, of both languages', async () => {
  const DATABASE_URL = await freshDatabase()
  const server = await startApp({ db: openDatabase(DATABASE_URL) })
  const [before, folded, other] = [await aLearner(server), await aLearner(server), await aLearner(server)]
  await writeUnfolded(server.db, before.id, { today, count: 150 })
  const practice = [aPractice(1, today)]
  const sent = { since: 0, progress: noProgress, practice }
  await folded.post(syncApi.exchange.path, { learner: folded.id, ...sent })
  await other.post(syncApi.exchangeOf.path.replace(':learnt', 'english'), { learner: other.id, ...sent })

  const run = (...words: string[]) => ranCommand(foldCommand, { DATABASE_URL }, ...words)
  expect(await run()).toEqual({ code: 0, said: '1 log is folded.\n' })
  expect(await run()).toEqual({ code: 0, said: '0 logs are folded.\n' })
  const { rows } = await sql<PracticeRecord>`
    select id, record as practice from practice where learner_id = ${before.id}`.execute(server.db)
  const asked = { learner: before.id, since: 0, progress: noProgress, practice: [], memory: 'changed' }
  const { memory } = (await (await before.post(syncApi.exchange.path, asked)).json()) as SyncReply
  expect(new Map(memory?.items.map(unpackItem))).toEqual(memoryOf(rows, today, canonicalKey))

  expect(await run('--all')).toEqual({ code: 0, said: '3 logs are folded.\n' })
})

it('says what it can be told', async () => {
  expect(await ranCommand(foldCommand, {}, 'everything')).toEqual({
    code: 1,
    said: 'Say nothing, or --all.\n',
  })
  expect(await ranCommand(foldCommand, {}, '--all', 'now')).toMatchObject({ code: 1 })
})
