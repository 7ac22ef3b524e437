/**
 * The records of practice apart from the scheduler. The contract needs only these, and every page loads the
 * contract.
 */
export { PracticeRecord } from '../practice/practice.ts'
