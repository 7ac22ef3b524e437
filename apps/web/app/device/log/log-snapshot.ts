import type { Item, Known } from '@app/learning/practice'
import { answerOf } from './ask-database.ts'

/**
 * A device that is new to an account knows at once what its learner knows, and has the log later, in pages. Until then
 * nothing is folded from the log.
 */
export type LogSnapshot = {
  /** The server's version up to which the log is to come. */
  version: number
  /** What the server knew of the items that were practised here since. */
  base: readonly (readonly [Item, Known])[]
  /** The ids of what was practised here since. */
  made: readonly string[]
}

/** Undefined once the log is whole. */
export const snapshotIn = async (notes: IDBObjectStore) =>
  (await answerOf(notes.get('behind'))) as LogSnapshot | undefined
