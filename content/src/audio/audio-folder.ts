import { createHash } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A clip that lies in the folder. A recording stands before a made clip of the same id. */
export type AudioFile = { path: string; hash: string; bytes: number; source: 'made' | 'recorded' }

export type AudioFolder = { made: ReadonlyMap<string, AudioFile>; recorded: ReadonlyMap<string, AudioFile> }

export function readAudioFolder(root: string): AudioFolder {
  const read = (source: AudioFile['source']) => {
    const folder = join(root, 'audio', source)
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mp3')) : []
    return new Map(
      names.toSorted().map((name) => [basename(name, '.mp3'), readAudioFile(join(folder, name), source)]),
    )
  }
  return { made: read('made'), recorded: read('recorded') }
}

/** What is played: every recording, and each made clip that no recording replaces. */
export function playedFiles({ made, recorded }: AudioFolder): ReadonlyMap<string, AudioFile> {
  return new Map([...made, ...recorded])
}

/** The version of a clip, as its address carries it: eight digits of the SHA-256 of its bytes. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}

/** One for all files: the server would else begin with as much to collect as there are clips. */
const room = Buffer.alloc(1 << 20)

function readAudioFile(path: string, source: AudioFile['source']): AudioFile {
  const file = openSync(path, 'r')
  const bytes = fstatSync(file).size
  const clip = bytes > room.length ? Buffer.alloc(bytes) : room.subarray(0, bytes)
  readSync(file, clip)
  closeSync(file)
  return { path, hash: hashOf(clip), bytes, source }
}
