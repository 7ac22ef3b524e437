import type { ReportRequest } from '@app/api'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** The most reports that are kept, and for how many days. */
export const mostReports = 2000
const reportDays = 180

/** All statements on reports. */
export function reportStore(db: Kysely<Database>) {
  /** Removes reports that are too old, and where there are too many the closed ones first, then the oldest. */
  const trim = () =>
    db
      .deleteFrom('reports')
      .where((row) =>
        row.or([
          row('received_at', '<', sql<Date>`now() - make_interval(days => ${reportDays})`),
          row('number', 'in', (rows) =>
            rows
              .selectFrom('reports')
              .select('number')
              .orderBy(sql`closed_at is null`, 'desc')
              .orderBy('number', 'desc')
              .offset(mostReports),
          ),
        ]),
      )
      .execute()

  return {
    trim,

    /** Keeps a report once, even if it is sent again. */
    async add(report: ReportRequest) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('reports')
        .values(report)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows) await trim()
    },

    /** The oldest first. */
    all: () =>
      db
        .selectFrom('reports')
        .select([
          'number',
          'kind',
          'item',
          'shown',
          'note',
          'language',
          'version',
          'received_at',
          'closed_at',
        ])
        .orderBy('number')
        .execute(),

    /** Returns whether the report exists. A closed report stays as it is. */
    async close(number: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ closed_at: sql<Date>`coalesce(closed_at, now())` })
        .where('number', '=', String(number))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Returns whether the report existed. */
    async remove(number: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('reports')
        .where('number', '=', String(number))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

export type KeptReport = Awaited<ReturnType<ReturnType<typeof reportStore>['all']>>[number]
