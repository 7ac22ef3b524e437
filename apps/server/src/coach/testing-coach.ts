import { coachApi } from '@app/api'
import type { CoachModel } from '../outside/coach.ts'
import { aLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'

let questions = 0
/** A topic that nobody asked about before, so that no answer for it is stored. */
export const aTopic = () => `topic ${++questions}`

/** A learner who asks a coach of this model, and the credits that they have left. */
export async function aCoach(model: CoachModel, dailyCredits = 50) {
  const server = await startApp({ coach: { model, dailyCredits } })
  const learner = await aLearner(server)
  const ask = async (path: string, body: unknown, init: RequestInit = {}) => {
    const reply = await learner.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      ...init,
    })
    return {
      status: reply.status,
      body: (await reply.json()) as Record<string, unknown>,
      headers: reply.headers,
    }
  }
  const credits = async () =>
    ((await (await learner.get(coachApi.status.path)).json()) as { credits?: unknown }).credits
  return { server, learner, ask, credits }
}
