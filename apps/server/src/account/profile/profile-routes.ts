import { accountApi, type Profile, ProfileForm } from '@app/api'
import { Hono } from 'hono'
import { AppError } from '../../errors/app-error.ts'
import { readBody } from '../../http/read-body.ts'
import { said } from '../../language/messages.ts'
import { countAgainst } from '../../limits/count-against.ts'
import type { Env, Outside } from '../../outside/outside.ts'
import { readAsLearner, sessionToken, signedOut } from '../session/require-learner.ts'
import { sessionStore } from '../store/session-store.ts'
import { profileStore } from './profile-store.ts'

const saves = { many: 60, seconds: 600 }

export function profileRoutes(outside: Pick<Outside, 'db' | 'account' | 'publicUrl'>) {
  const { db } = outside
  const store = profileStore(db)
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
}
