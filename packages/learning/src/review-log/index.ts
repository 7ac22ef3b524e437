/**
 * The records of reviews apart from the scheduler. The contract needs only these, and every page loads the
 * contract.
 */
export { ReviewRecord } from '../review/review.ts'
