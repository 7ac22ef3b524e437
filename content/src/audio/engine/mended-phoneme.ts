import type { PhonemeName, PhonemeTables } from './phoneme-tables.ts'

/** A phoneme as the engine should say it. `number` is set if the engine's table did not have it. */
export type MendedPhoneme = {
  name: PhonemeName
  like: PhonemeName
  number?: number
  isHeld?: boolean
  program?: (tables: PhonemeTables) => readonly number[]
}
