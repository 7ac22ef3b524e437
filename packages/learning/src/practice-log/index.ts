/**
 * The records of practice, and what is known after them, apart from the scheduler. The contract needs only these, and
 * every page loads the contract.
 */
export { KnownItem } from '../practice/known-item.ts'
export { PackedItem } from '../practice/packed-item.ts'
export { PracticeRecord } from '../practice/practice.ts'
export { withShortNames } from '../practice/short-name.ts'
export type { Card } from '../review/scheduler.ts'
