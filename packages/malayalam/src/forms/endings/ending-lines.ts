import { endings } from './endings.ts'
import { meanings } from './meanings.ts'
import { slotNames } from './slots.ts'

/** An ending of the rule table, as `docs/words.md` lists it. */
export type EndingLine = {
  id: string
  means: string
  on: string
  written: string
  also: string
  understood: string
}

/**
 * The rule table for readers, one line for each ending: what it joins to, its standard spelling, its
 * variants, and spellings that are only understood.
 */
export function endingLines(): EndingLine[] {
  return [...Map.groupBy(endings, ({ id }) => id)].map(([id, rows]) => {
    const written = (...ranks: number[]) =>
      [...new Set(rows.filter(({ rank }) => ranks.includes(rank)).map(({ shown }) => shown))].join(' ')
    return {
      id,
      means: meanings[id] ?? '',
      on: slotNames(rows.reduce((all, { on }) => all | on, 0)).join(', '),
      written: written(0),
      also: written(1, 2),
      understood: written(3),
    }
  })
}
