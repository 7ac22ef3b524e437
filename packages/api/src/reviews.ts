import { ReviewRecord } from '@app/learning/review-log'
import * as v from 'valibot'
import { mostReviewsSent, reviewsPath } from './paths.ts'

const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/**
 * The reviews that a device made or undid, the learner whose reviews they are, and the server's version up to
 * which the device has received everything.
 */
export const ReviewChanges = v.object({
  learner: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  since: Version,
  reviews: v.pipe(v.array(ReviewRecord), v.maxLength(mostReviewsSent)),
})
export type ReviewChanges = v.InferOutput<typeof ReviewChanges>

/** What the device does not have yet, as in `ProgressReply`. */
export const ReviewReply = v.object({ version: Version, more: v.boolean(), reviews: v.array(ReviewRecord) })
export type ReviewReply = v.InferOutput<typeof ReviewReply>

export const reviewsApi = {
  exchange: {
    method: 'post',
    path: reviewsPath,
    body: ReviewChanges,
    reply: ReviewReply,
    auth: 'required',
  },
} as const
