import { type AccountData, accountApi, type Profile, ProfileForm, type Ways } from '@app/api'
import { Hono } from 'hono'
import { AppError } from '../error.ts'
import { readBody } from '../http/read-body.ts'
import { said } from '../language/messages.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Env, Outside } from '../outside.ts'
import { accountStore } from './account-store.ts'
import { readAsLearner, requireLearner, sessionToken, signedOut } from './session/require-learner.ts'
import { sessionStore } from './session/session-store.ts'

const saves = { many: 60, seconds: 600 }
const downloads = { many: 20, seconds: 600 }

export function accountRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl' | 'mailArrives'>) {
  const { db, account } = outside
  const store = accountStore(db)
  const sessions = sessionStore(db)

  return new Hono<Env>()
    .get(accountApi.profile.path, async (context) => {
      const token = sessionToken(context, outside)
      const profile = token && (await sessions.profileOf(token))
      if (!profile) throw signedOut()
      context.set('account', profile.Email)
      const { name, username, Email } = profile
      return context.json({ name, username, Email } satisfies Profile)
    })
    .put(accountApi.saveProfile.path, async (context) => {
      const { learner, body: form } = await readAsLearner(context, outside, () =>
        readBody(context, ProfileForm),
      )
      await countAgainst({ db, context }, ['profile', learner.id], saves)
      const given = { name: form.name || null, username: form.username || null }
      const saved = await store.saveProfile(learner, given)
      if (!saved) throw new AppError('conflict', said('username-taken', { username: form.username }))
      return context.json({ ...given, Email: learner.email } satisfies Profile)
    })
    .get(accountApi.data.path, async (context) => {
      const learner = await requireLearner(context, outside)
      await countAgainst({ db, context }, ['account-data', learner.id], downloads)
      const data: AccountData = await store.everythingOf(learner.id)
      context.header('content-disposition', 'attachment; filename="malayalam-for-all.json"')
      return context.body(JSON.stringify(data, null, 2), 200, { 'content-type': 'application/json' })
    })
    .get(accountApi.ways.path, (context) =>
      context.json({
        social: Object.keys(account.social) as (keyof typeof account.social)[],
        mail: outside.mailArrives,
      } satisfies Ways),
    )
}
