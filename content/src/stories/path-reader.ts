import type { SentencePiece } from '@app/learning/course'
import { isTaughtBy, type Reader, type TaughtAt, taughtAt } from '@app/learning/known-text'
import type { Item } from '@app/learning/practice'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'
import { piecesIn } from '../course/course-content.ts'
import { pathOf } from '../path/path-of.ts'
import { type PlacedUnit, placedUnits } from '../path/path-sentences.ts'
import type { Source } from '../source.ts'

/** A text as an author writes it. `written` stands for what is said otherwise than it is written. */
export type SaidText = {
  text: string
  written?: string | undefined
  english: string
  gloss?: readonly string[] | undefined
}

/** Reads texts by the path: which entry each word is, and at which unit from 0 each thing is taught. */
export type PathReader = {
  entries: ReadonlyMap<string, LexiconEntry>
  units: readonly PlacedUnit[]
  unitAt: ReadonlyMap<string, number>
  taught: TaughtAt
  isTaught: (item: Item, at: number) => boolean
  /** What who has walked to a unit knows. */
  readerAt: (at: number) => Reader
  piecesOf: (said: SaidText) => readonly SentencePiece[]
}

export function pathReader(source: Pick<Source, 'path' | 'lexicon'>): PathReader {
  // Clips do not matter here.
  const all = source.lexicon.flatMap(({ topic, entries }) =>
    entries.map((entry): LexiconEntry => ({ ...entry, topic: entry.topic ?? topic, audio: entry.id })),
  )
  const entries = new Map(all.map((entry) => [entry.id, entry]))
  const units = placedUnits(source)
  const taught = taughtAt(pathOf(source))
  const pieces = piecesIn(all)
  return {
    entries,
    units,
    unitAt: new Map(units.map(({ unit }, at) => [unit.id, at])),
    taught,
    isTaught: (item, at) => isTaughtBy(item, at, taught),
    readerAt: (at) => ({
      knows: (entry) => isTaughtBy(`word:${entry}`, at, taught),
      isName: (entry) => entries.get(entry)?.pos === 'name',
    }),
    piecesOf: ({ text, written = text, english, gloss = [] }) =>
      pieces({ text: written, english, gloss: gloss.length === wordsOf(written).length ? gloss : [] }),
  }
}
