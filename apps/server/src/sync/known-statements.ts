import type { TargetLanguage } from '@app/learning/languages'
import type { Item, ItemLook, Known, PracticeRecord } from '@app/learning/practice'
import { prepared } from '../db/prepared.ts'
import { type FoldState, foldState, tableOf } from './sync-statements.ts'

/** What is known of an item; null if its log is too long to be folded in a request. */
export type KnownRow = { item: Item; names: Item[] | null; known: Known | null }

export type KnownStatements = ReturnType<typeof knownStatementsOf>

/** The statements on what learners of a language know, and on the log that it is folded from. */
export function knownStatementsOf(learnt: TargetLanguage) {
  const [progress, practice, known] = ['progress', 'practice', 'known_items'].map((table) =>
    tableOf(table, learnt),
  )
  return {
    /**
     * What changed after a version, and whether it is of the whole log, all at one moment: at least one row for a learner
     * with a log.
     */
    since: prepared<{ fold: FoldState; newest: string } & (KnownRow | { item: null; known: null })>(`
      select ${foldState} as fold, progress.version as newest, item, known
      from ${progress} as progress left join ${known} as known
        on known.learner_id = progress.learner_id and known.version > $2 and known.known is not null
      where progress.learner_id = $1 limit $3`),

    of: prepared<KnownRow>(
      `select item, names, known from ${known} where learner_id = $1 and item = any($2::text[])`,
    ),

    /**
     * The looks at items, by the names that the log has for them, in the order of the fold. Each hash has the learner
     * in it, and the learner is compared as a text, so that the database takes the index of items and no other.
     */
    looksAt: prepared<ItemLook>(`
      select look, (record ->> 'at')::double precision as at
      from ${practice} as practice
        cross join lateral jsonb_array_elements(record -> 'looks') with ordinality as element (look, place)
      where practice_items(learner_id, record) && array(
          select left(md5($1::uuid::text || ' ' || name), 16) from unnest($2::text[]) as name)
        and learner_id::text = $1::uuid::text and look ->> 'item' = any($2::text[])
      order by at, id collate "C", place limit $3`),

    put: prepared(`
      insert into ${known} (learner_id, item, names, known, version)
      select $1, item, names, known, $3
      from jsonb_to_recordset($2::jsonb) as row (item text, names text[], known jsonb)
      on conflict (learner_id, item) do update set names = excluded.names, known = excluded.known,
        version = excluded.version`),

    /** Practice before a moment, and before an id where it is of that moment; newest first. */
    practiceBefore: prepared<{ id: string; record: NonNullable<PracticeRecord['practice']> }>(`
      select id, record from ${practice}
      where learner_id = $1 and ((record ->> 'at')::bigint, id) < ($2::bigint, $3::text)
      order by (record ->> 'at')::bigint desc, id desc limit $4`),

    /** A first exercise of these, by the beginning of its name. */
    hasCourse: prepared<{ found: number }>(`
      select 1 as found from ${practice}
      where learner_id = $1 and split_part(record ->> 'exercise', '/', 1) = any($2::text[]) limit 1`),

    /** Practice since a moment. */
    practiceSince: prepared<{ id: string; record: NonNullable<PracticeRecord['practice']> }>(`
      select id, record from ${practice}
      where learner_id = $1 and (record ->> 'at')::bigint > $2::bigint
      order by (record ->> 'at')::bigint desc, id desc limit $3`),
  }
}
