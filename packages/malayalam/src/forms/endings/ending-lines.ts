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
  said: string
  understood: string
}

/**
 * The rule table for readers, one line for each ending: what it joins to, its standard spelling, its
 * variants, what is said for it, and spellings that are only understood.
 */
export function endingLines(): EndingLine[] {
  return [...Map.groupBy(endings, ({ id }) => id)].map(([id, rows]) => {
    const shown = (some: typeof rows) => [...new Set(some.map((row) => row.shown))].join(' ')
    const written = (wanted: number) => shown(rows.filter(({ rank, said }) => rank === wanted && !said))
    return {
      id,
      means: meanings[id] ?? '',
      on: slotNames(rows.reduce((all, { on }) => all | on, 0)).join(', '),
      written: written(0),
      also: written(1),
      said: shown(rows.filter(({ said }) => said)),
      understood: written(3),
    }
  })
}
