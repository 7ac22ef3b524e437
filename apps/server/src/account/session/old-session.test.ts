import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aLearner } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

it('a session that is weeks old still lists and ends the others', async () => {
  const server = await startApp()
  const learner = await aLearner(server)
  await sql`update auth.session set "createdAt" = now() - interval '20 days' where "userId" = ${learner.id}`.execute(
    server.db,
  )
  const listed = await learner.get('/api/auth/list-sessions')
  expect(listed.status).toBe(200)
  expect(await listed.json()).toHaveLength(1)
  expect((await learner.post('/api/auth/revoke-other-sessions')).status).toBe(200)
})
