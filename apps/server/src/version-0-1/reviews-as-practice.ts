import { practiceOfReview } from '@app/learning/practice'
import { prepared } from '../db/prepared.ts'
import type { OlderLog } from '../sync/older-log.ts'
import { type ReviewRow, reviewOf } from './review-row.ts'

const reviewsSince = prepared<ReviewRow & { version: string }>(`
  select id, version, word, card, grade, at, took from reviews
  where learner_id = $1 and version > $2
  order by version limit $3`)

/** The reviews of devices and servers of version 0.1.0. They are of Malayalam only. */
export const reviewsAsPractice: OlderLog = {
  newest: '(select version from review_logs where learner_id = asked.learner_id)',

  /** They are complete up to `version`, because their versions are given under a lock, too. */
  async since(db, learner, { taken, newest }, limit) {
    const rows = await reviewsSince(db, learner, taken, limit)
    const version = rows.length < limit ? newest : 0
    return {
      version: Math.max(version, Number(rows.at(-1)?.version ?? 0)),
      practice: rows.map((row) => practiceOfReview(reviewOf(row))),
    }
  },
}
