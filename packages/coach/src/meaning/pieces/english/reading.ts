import { stem } from '@app/english'
import type { Piece } from '../piece.ts'

/** What is done in one clause, and what is known of it while it is read. */
export type Clause = {
  how: string
  on: number | undefined
  act: number | undefined
  things: number[]
  /** A helper stands there already: did, can, is. */
  helped: boolean
  being: boolean
  passive: boolean
  denied: boolean
  time: Piece['time']
  /** It began with when, if, because before what it hangs on. */
  first: boolean
  /** It began with “what he …”. */
  asks: boolean
}

/** An English text while it is read, word after word. */
export class Reading {
  readonly tokens: readonly string[]
  readonly pieces: Piece[] = []
  readonly clauses: Clause[] = []
  at = 0
  /** What waits for the next thing: the word before it, its owners, what it is like. */
  under: string | undefined
  waiting: number[] = []
  points: Piece['points']
  many: boolean | undefined
  /** The word that joins the next clause. */
  join: string | undefined
  last: number | undefined

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
  }

  get clause(): Clause {
    return this.clauses.at(-1) ?? this.open('')
  }

  open(how: string, on?: number): Clause {
    const clause: Clause = {
      how,
      on,
      act: undefined,
      things: [],
      helped: false,
      being: false,
      passive: false,
      denied: false,
      time: undefined,
      first: false,
      asks: false,
    }
    this.clauses.push(clause)
    return clause
  }

  add(word: string, part: string): number {
    return this.pieces.push({ word, stem: stem(word), part, to: undefined }) - 1
  }

  put(thing: number, part: string) {
    const piece = this.pieces[thing]
    if (piece) this.pieces[thing] = { ...piece, part }
  }
}
