export { judgeMeaning, judgeTyped, type TypedVerdict } from './judge-typed.ts'
export { mergeReviews, stronger } from './merge-reviews.ts'
export { forecast, type Retention, retention, reviewsByDay, type WordStates, wordStates } from './overview.ts'
export { type Asked, type DoneToday, dayEnd, earlyBy, type Moment, type Queue, queue } from './queue.ts'
export {
  type CardKind,
  cardKinds,
  type Grade,
  grades,
  isReviewRecord,
  longestThought,
  Review,
  ReviewRecord,
  reviewId,
  reviewIdLength,
} from './review.ts'
export {
  clockSlack,
  day,
  dueOf,
  logsByWord,
  nextKind,
  scheduleOf,
  schedulesOf,
  type WordSchedule,
} from './schedule.ts'
export { type Card, type CardState, graded, intervals } from './scheduler.ts'
export { type ReviewSettings, readReviewSettings } from './settings.ts'
export { wellKnown } from './well-known.ts'
