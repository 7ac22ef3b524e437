import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { dictionaryKey, wordOf } from './dictionary-key.ts'
import type { NewEntry } from './dictionary-line.ts'

/** Several times what a word card has room for. */
const maxEntries = 50

const rowsPerInsert = 1000

export type Dictionary = { source: string; licence: string }

/** All statements that dictionaries run. */
export function dictionaryStore(db: Kysely<Database>) {
  return {
    /** The entries of a word. If there are none, the entries of words that old dictionaries spell alike. */
    async look(word: string) {
      const spelt = wordOf(word)
      const entries = await db
        .selectFrom('dictionary_entries as entry')
        .innerJoin('dictionaries', 'dictionaries.source', 'entry.source')
        .select(['entry.word', 'entry.meaning', 'entry.pos', 'entry.source', 'dictionaries.licence'])
        .where('entry.key', '=', dictionaryKey(word))
        .orderBy((row) => row('entry.word', '=', spelt), 'desc')
        .orderBy('entry.source')
        .orderBy('entry.position')
        .limit(maxEntries)
        .execute()
      const same = entries.filter((entry) => entry.word === spelt)
      return same.length > 0 ? same : entries
    },

    /** How many dictionaries there are. */
    async count(): Promise<number> {
      const { many } = await db
        .selectFrom('dictionaries')
        .select((row) => row.fn.countAll<string>().as('many'))
        .executeTakeFirstOrThrow()
      return Number(many)
    },

    /** In the order of their names, each with the number of its entries. */
    list: () =>
      db
        .selectFrom('dictionaries')
        .leftJoin('dictionary_entries as entry', 'entry.source', 'dictionaries.source')
        .select([
          'dictionaries.source',
          'licence',
          (row) => row.fn.count<string>('entry.position').as('entries'),
        ])
        .groupBy(['dictionaries.source', 'licence'])
        .orderBy('dictionaries.source')
        .execute(),

    /** Returns whether it existed. */
    async remove(source: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('dictionaries')
        .where('source', '=', source)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /**
     * Replaces the dictionary of this name. The entries that `fill` adds are visible to everybody when it
     * returns, and none of them if it throws. A second import of the same name waits for the first.
     */
    replace: <Outcome>(
      { source, licence }: Dictionary,
      fill: (add: (entries: readonly NewEntry[]) => Promise<void>) => Promise<Outcome>,
    ) =>
      db.transaction().execute(async (change) => {
        await change
          .insertInto('dictionaries')
          .values({ source, licence })
          .onConflict((conflict) =>
            conflict.column('source').doUpdateSet({ licence, imported_at: new Date() }),
          )
          .execute()
        await change.deleteFrom('dictionary_entries').where('source', '=', source).execute()

        let position = 0
        const insert = async (entries: readonly NewEntry[]) => {
          await sql`
            insert into dictionary_entries (source, position, key, word, pos, meaning)
            select ${source}, ${position} + number, key, word, pos, meaning
            from unnest(
              ${entries.map(({ word }) => dictionaryKey(word))}::text[],
              ${entries.map(({ word }) => word)}::text[],
              ${entries.map(({ pos }) => pos)}::text[],
              ${entries.map(({ meaning }) => meaning)}::text[]
            ) with ordinality as row (key, word, pos, meaning, number)`.execute(change)
          position += entries.length
        }
        return fill(async (entries) => {
          for (let first = 0; first < entries.length; first += rowsPerInsert)
            await insert(entries.slice(first, first + rowsPerInsert))
        })
      }),
  }
}
