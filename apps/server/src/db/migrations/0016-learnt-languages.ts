import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What a learner of English has: the same tables as a learner of Malayalam, beside theirs. A column in those would not
 * do: while servers are replaced one by one, a server of before reads and writes every row of a learner as Malayalam.
 * `reviews_taken` is always 0, because version 0.1.0 knew no learner of English.
 *
 * `learnt_choices` says what a learner chose last to learn.
 */
export const targetLanguages: Migration = {
  async up(db) {
    for (const table of ['progress', 'progress_records', 'practice']) {
      const [english, same] = [sql.id(`english_${table}`), sql.id(table)]
      await sql`create table ${english} (like ${same} including defaults including indexes)`.execute(db)
      await sql`
        alter table ${english}
          add foreign key (learner_id) references auth."user" (id) on delete cascade`.execute(db)
    }
    await sql`
      create table learnt_choices (
        learner_id uuid primary key references auth."user" (id) on delete cascade,
        learnt text not null
      )`.execute(db)
  },
}
