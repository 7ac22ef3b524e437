/**
 * A piece of a sentence: what is done, or a thing with its part in it. Where its number and whether it is
 * pointed at are said, it has them.
 */
export type Piece = {
  /** As it is written. */
  word: string
  stem: string
  /** `act`, the part of a thing (who, whom, in, from, of …), or `like`: what a thing is like, how one does it. */
  part: string
  /** The piece it belongs to: of a thing what is done, of an owner or a quality the thing. */
  to: number | undefined
  many?: boolean
  points?: 'near' | 'far'
  /** Of what is done: when, whether it is denied, and the word that joins it. */
  time?: 'past' | 'done' | 'now' | 'ahead' | 'habit' | 'open' | undefined
  denied?: boolean
  how?: string
}

/** How what is done hangs on something else that is done: `act` is done when, if, because, to … `on`. */
export type Link = { act: number; how: string; on: number }

/** A sentence in its pieces. */
export type Pieces = { pieces: readonly Piece[]; links: readonly Link[] }
