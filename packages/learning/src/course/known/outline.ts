import { type Item, type ItemKind, isWord, kindOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { Session } from '../session/session.ts'

/** What is taught, kind by kind. An English word is a word. */
type TaughtKind = Exclude<ItemKind, 'sentence' | 'english' | 'english-sentence' | 'scene'>

/** How many items of each kind. */
export type Counts = Readonly<Record<TaughtKind, number>>

/** What a session has in it, before it is begun. */
export type Outline = {
  /** As long as its exercises usually take; at least one minute. None: there is nothing to do. */
  minutes: number
  due: Counts
  fresh: Counts
}

/** What a planned session will ask: what may be forgotten, and what is new. */
export function outlineOf({ now, left }: Session, memory: Memory): Outline {
  const turns = [...(now ? [now] : []), ...left]
  const seconds = turns.reduce((sum, turn) => sum + turn.seconds, 0)
  const all = new Set(turns.flatMap(({ targets, shows }) => [...shows, ...targets.map(({ item }) => item)]))
  const due = new Set(
    turns.flatMap(({ targets, stage }) => (stage === 'due' ? targets.map(({ item }) => item) : [])),
  )
  return {
    minutes: turns.length === 0 ? 0 : Math.max(1, Math.round(seconds / 60)),
    due: countsOf([...due].filter((item) => memory.has(item))),
    fresh: countsOf([...all].filter((item) => !memory.has(item))),
  }
}

function countsOf(items: readonly Item[]): Counts {
  const count = (kind: TaughtKind) => items.filter((item) => kindOf(item) === kind).length
  return {
    letter: count('letter'),
    word: items.filter(isWord).length,
    ending: count('ending'),
    contrast: count('contrast'),
  }
}
