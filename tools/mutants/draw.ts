import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutation, mutationsOf } from './mutations.ts'
import { type Room, root, sourcesOf } from './rooms.ts'

export type Mutant = Mutation & { room: Room; file: string }

/** All changes of a room, drawn without regard to where they are. The same seed draws the same of the same code. */
export function drawMutants(room: Room, seed: number): Mutant[] {
  const all = sourcesOf(room).flatMap((file) =>
    mutationsOf(readFileSync(join(root, file), 'utf8')).map(
      (mutation): Mutant => ({ ...mutation, room, file }),
    ),
  )
  const next = chanceOf(seed)
  return all
    .map((mutant) => ({ mutant, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ mutant }) => mutant)
}

/** Numbers from 0 to 1 that look like chance (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
