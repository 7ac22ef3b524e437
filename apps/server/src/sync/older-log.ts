import type { PracticeRecord } from '@app/learning/practice'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** How far practice has taken an older log over, and the newest version of that log. */
export type OlderState = { taken: number; newest: number }

/** A log that older devices still write. Each exchange takes over as practice what came into it. */
export type OlderLog = {
  /** SQL for the newest version of the older log of `asked.learner_id`. */
  newest: string
  /** What came after a version, as practice, and the version up to which it is complete. */
  since(
    db: Kysely<Database>,
    learner: string,
    state: OlderState,
    limit: number,
  ): Promise<{ version: number; practice: PracticeRecord[] }>
}
