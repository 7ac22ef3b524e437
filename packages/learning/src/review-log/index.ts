/** What crosses borders of reviews, without what schedules them: the contract names it, and every page knows of the contract. */
export { ReviewRecord } from '../review/review.ts'
