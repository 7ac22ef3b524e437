import { setImmediate as turn } from 'node:timers/promises'
import type { TargetLanguage } from '@app/learning/languages'
import {
  canonicalKey,
  type Item,
  type Known,
  knownByLooks,
  memoryEdition,
  type PracticeRecord,
} from '@app/learning/practice'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import { retrying } from '../db/retrying.ts'
import type { Database } from '../db/schema.ts'
import { practiceOf, type Records, recordsOf, sizeOfAll } from './records-of-rows.ts'
import { type Row, tableOf } from './sync-statements.ts'

/** Rows that are read or written at once: each time takes some milliseconds. */
const pageLength = 2000

/** More than anybody learns. A log with more items is not folded: its devices fold what they have. */
export const mostItems = 50_000

type Folded = { known: Known; names: Set<Item> }

/**
 * Folds the whole log of a learner again, and counts the size of all that is kept of them. The log is read page by
 * page, and nothing of the learner's changes meanwhile.
 */
export const foldWholeLog = (db: Kysely<Database>, learnt: TargetLanguage, learner: string): Promise<void> =>
  retrying(() =>
    db.transaction().execute(async (change) => {
      const run = statementsFor(change, learnt, learner)
      const version = await run.lock()
      if (version === undefined) return
      const memory = new Map<Item, Folded>()
      let bytes = 0
      for await (const records of run.records()) bytes += sizeOfAll(records)
      for await (const practice of run.log()) {
        bytes += sizeOfAll({ results: [], words: [], practice })
        addToMemory(memory, practice)
        if (memory.size > mostItems) break
        await turn()
      }
      const isFolded = memory.size <= mostItems
      await run.replace(isFolded ? memory : new Map(), version)
      await run.note({ version: isFolded ? version : null, bytes: isFolded ? bytes : null })
    }),
  )

function addToMemory(memory: Map<Item, Folded>, practice: readonly PracticeRecord[]) {
  for (const record of practice)
    for (const look of record.practice?.looks ?? []) {
      const item = canonicalKey(look.item)
      const { known, names } = memory.get(item) ?? { known: {}, names: new Set<Item>() }
      const seen = { look, at: record.practice?.at ?? 0 }
      memory.set(item, { known: knownByLooks([seen], known), names: names.add(look.item) })
    }
}

function statementsFor(change: Transaction<Database>, learnt: TargetLanguage, learner: string) {
  const [progress, records, practice, known] = [
    'progress',
    'progress_records',
    'practice',
    'known_items',
  ].map((table) => tableOf(table, learnt))
  const run = async <Found>(statement: string, ...values: unknown[]) =>
    (await change.executeQuery<Found>(CompiledQuery.raw(statement, values))).rows

  async function* pages<Found>(name: string, select: string): AsyncGenerator<Found[]> {
    await run(`declare ${name} no scroll cursor for ${select}`, learner)
    for (;;) {
      const rows = await run<Found>(`fetch ${pageLength} from ${name}`)
      if (rows.length === 0) break
      yield rows
    }
    await run(`close ${name}`)
  }

  return {
    async lock(): Promise<number | undefined> {
      const [row] = await run<{ version: string }>(
        `select version from ${progress} where learner_id = $1 for update`,
        learner,
      )
      return row && Number(row.version)
    },

    /** Results and words. */
    async *records(): AsyncGenerator<Records> {
      const select = `select kind, id, data from ${records} where learner_id = $1`
      for await (const rows of pages<Omit<Row, 'version'>>('kept', select)) yield recordsOf(rows)
    },

    /** The log in the order of the fold: ids are hexadecimal, and so in the same order for every collation. */
    async *log(): AsyncGenerator<PracticeRecord[]> {
      const select = `select id, record from ${practice} where learner_id = $1
        order by (record ->> 'at')::bigint, id`
      for await (const rows of pages<{ id: string; record: PracticeRecord['practice'] }>('log', select))
        yield rows.map(({ id, record }) => practiceOf(id, record))
    },

    async replace(memory: ReadonlyMap<Item, Folded>, version: number) {
      await run(`delete from ${known} where learner_id = $1`, learner)
      const rows = [...memory].map(([item, { known, names }]) => ({
        item,
        known,
        names: names.size === 1 && names.has(item) ? null : [...names],
      }))
      for (let place = 0; place < rows.length; place += pageLength)
        await run(
          `insert into ${known} (learner_id, item, names, known, version)
          select $1, item, names, known, $3
          from jsonb_to_recordset($2::jsonb) as row (item text, names text[], known jsonb)`,
          learner,
          JSON.stringify(rows.slice(place, place + pageLength)),
          version,
        )
    },

    note: ({ version, bytes }: { version: number | null; bytes: number | null }) =>
      run(
        `update ${progress} set known_edition = ${memoryEdition}, known_version = $2, bytes = $3
        where learner_id = $1`,
        learner,
        version,
        bytes,
      ),
  }
}
