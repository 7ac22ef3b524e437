import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hashOf } from '../hash-of.ts'

/** A recording in the folder. */
export type RecordedFile = { path: string; hash: string; bytes: number }

/** The recordings, by the ids of the clips that they replace. */
export type Recordings = ReadonlyMap<string, RecordedFile>

export function readRecordings(root: string): Recordings {
  const folder = join(root, 'audio/recorded')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mp3')) : []
  return new Map(
    names.toSorted().map((name) => {
      const path = join(folder, name)
      const bytes = readFileSync(path)
      return [basename(name, '.mp3'), { path, hash: hashOf(bytes), bytes: bytes.length }]
    }),
  )
}
