import { type TargetLanguage, targetLanguages } from '@app/learning/languages'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** What learners chose last to learn. */
export function choiceStore(db: Kysely<Database>) {
  return {
    async read(learner: string): Promise<TargetLanguage | undefined> {
      const row = await db
        .selectFrom('learnt_choices')
        .select('learnt')
        .where('learner_id', '=', learner)
        .executeTakeFirst()
      return targetLanguages.find((known) => known === row?.learnt)
    },

    async keep(learner: string, learnt: TargetLanguage) {
      await db
        .insertInto('learnt_choices')
        .values({ learner_id: learner, learnt })
        .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ learnt }))
        .execute()
    },
  }
}
