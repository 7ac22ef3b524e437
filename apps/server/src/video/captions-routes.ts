import { type CaptionsReply, captionsApi } from '@app/api'
import { readVideoLink } from '@app/learning/bring'
import { Hono } from 'hono'
import { readAsLearner } from '../account/session/require-learner.ts'
import { readBody } from '../http/read-body.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { FoundCaptions } from '../outside/captions.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { badLink, refusal } from './caption-refusal.ts'
import { captionSource } from './caption-source.ts'

/** A learner looks for something to watch. A machine that copies captions is slowed down. */
const searches = { many: 40, seconds: 3600 }

type Needs = Pick<Outside, 'db' | 'account' | 'publicUrl' | 'captions' | 'log'>

/** Returns what is found for a pasted link. Throws the refusal that says what else the learner can do. */
export function findForLink(outside: Needs) {
  const captions = captionSource(outside.db, outside.captions)

  return async (
    asker: string,
    link: string,
    language: string,
  ): Promise<FoundCaptions & { source: string }> => {
    const read = readVideoLink(link)
    if (read.type === 'refused') throw badLink(read.reason)
    if (!captions.isOn) throw refusal('off')
    const outcome = await captions.find(asker, read.id, language)
    switch (outcome.type) {
      case 'found':
        return { ...outcome, source: read.id }
      case 'no-language':
        throw refusal('no-malayalam', { tracks: [...outcome.tracks] })
      case 'failed':
        outside.log.info({ reason: outcome.reason }, 'No captions for a link.')
        throw refusal(outcome.reason)
    }
  }
}

export function captionsRoutes(outside: Needs) {
  const find = findForLink(outside)
  const { path, body } = captionsApi.find

  return new Hono<Env>().post(path, async (context) => {
    const asked = await readAsLearner(context, outside, () => readBody(context, body))
    const { learner } = asked
    const { link, language } = asked.body
    await countAgainst({ db: outside.db, context }, ['captions', learner.id], searches)
    const { source, title, track, english, lines, embeddable } = await find(learner.id, link, language)
    return context.json({ source, title, track, english, lines, embeddable } satisfies CaptionsReply)
  })
}
