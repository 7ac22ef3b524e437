import { mostSent, Progress } from '@app/learning/progress'
import * as v from 'valibot'
import { progressPath } from './paths.ts'

const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/**
 * What a device did, and up to which version of the server's it has seen everything. It names whose progress it holds: another
 * tab may have signed in somebody else meanwhile, and the session alone would mix the two.
 */
export const ProgressChanges = v.object({
  learner: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  since: Version,
  progress: v.pipe(
    Progress,
    v.check(
      ({ results, words }) => results.length + words.length <= mostSent,
      `At most ${mostSent} records are sent at once.`,
    ),
  ),
})
export type ProgressChanges = v.InferOutput<typeof ProgressChanges>

/**
 * What the device lacks, and the version it has seen when it has merged this; `more`: there is more, ask again. A version below
 * the one that was sent says that the server has forgotten (an older copy of its data was put back): everything is to be sent again.
 */
export const ProgressReply = v.object({ version: Version, more: v.boolean(), progress: Progress })
export type ProgressReply = v.InferOutput<typeof ProgressReply>

export const progressApi = {
  exchange: {
    method: 'post',
    path: progressPath,
    body: ProgressChanges,
    reply: ProgressReply,
    auth: 'required',
  },
} as const
