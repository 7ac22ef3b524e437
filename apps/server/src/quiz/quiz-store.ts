import { type TopicKey, topicKeys } from '@app/learning/levels'
import { type Insertable, type Kysely, sql } from 'kysely'
import { replaceSeeded } from '../db/replace-seeded.ts'
import type { Database } from '../db/schema.ts'

export type NewQuizQuestion = Insertable<Database['quiz_questions']>

/** PostgreSQL accepts at most 65,535 values in one statement, and a row has seven. */
const rowsPerInsert = 1000

/** All statements that the quiz runs. */
export function quizStore(db: Kysely<Database>) {
  return {
    /**
     * In the order of the course, then of the questions, then of their options. Rows of other topics come
     * last.
     */
    questions: () =>
      db
        .selectFrom('quiz_questions')
        .select(['question_text', 'audio_path', 'option_text', 'is_correct', 'topic', 'help', 'position'])
        .orderBy(sql`array_position(${sql.val([...topicKeys])}::text[], topic)`, (order) =>
          order.asc().nullsLast(),
        )
        .orderBy('position', (order) => order.asc().nullsLast())
        .orderBy('id')
        .execute(),

    /**
     * Replaces all rows of our topics by `rows`, unless the table has the rows of this very content already.
     * Returns whether anything was written.
     */
    replaceQuestions: (fingerprint: string, topics: readonly TopicKey[], rows: readonly NewQuizQuestion[]) =>
      replaceSeeded(db, { name: 'quiz_questions', fingerprint }, async (change) => {
        await change.deleteFrom('quiz_questions').where('topic', 'in', topics).execute()
        for (let first = 0; first < rows.length; first += rowsPerInsert) {
          const some = rows.slice(first, first + rowsPerInsert)
          await change.insertInto('quiz_questions').values(some).execute()
        }
      }),
  }
}
