import { ReviewRecord } from '@app/learning/review-log'
import * as v from 'valibot'
import { mostReviewsSent, reviewsPath } from './paths.ts'

const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/** The reviews a device made or undid, and up to which version of the server's it has seen everything. It names whose they are. */
export const ReviewChanges = v.object({
  learner: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  since: Version,
  reviews: v.pipe(v.array(ReviewRecord), v.maxLength(mostReviewsSent)),
})
export type ReviewChanges = v.InferOutput<typeof ReviewChanges>

/** What the device lacks, in the same way as with progress: see `ProgressReply`. */
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
