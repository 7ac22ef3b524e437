import { mostSent, Progress } from '@app/learning/progress'
import * as v from 'valibot'
import { progressPath } from './paths.ts'

export const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/**
 * The changes of a device, and the server's version up to which it has received everything. It names the
 * learner whose progress it is: another tab may have signed in as somebody else, and the session alone would
 * mix the two.
 */
export const ProgressChanges = v.object({
  learner: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  since: Version,
  progress: v.pipe(
    Progress,
    v.check(({ results, words }) => results.length + words.length <= mostSent, 'records-too-many'),
  ),
})
export type ProgressChanges = v.InferOutput<typeof ProgressChanges>

/**
 * What the device does not have yet, and its version after merging it. `more`: there is more to ask for. A
 * version below the one sent means that the server has older data (a backup was restored), and the device
 * must send everything again.
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
