import { readFile } from 'node:fs/promises'
import { type ClipManifest, clipManifest } from '@app/learning/offline'
import { AppError } from '../error.ts'
import type { Media } from '../http/send-file.ts'
import type { ClipFolder } from './clip-folder.ts'
import type { ClipMaker } from './clip-maker.ts'
import { fileOf, type PlayedClip, type PlayedClips } from './played-clip.ts'

/** What the app asks of the clips. */
export type ClipLibrary = {
  /** The clip of an id; who asks for it may leave while it is made. Undefined where there is none. */
  find(id: string, left?: AbortSignal): Promise<Media | undefined>
  manifest(): Promise<ClipManifest>
  /** What each clip says, by its id, for a device that speaks itself. */
  texts(): Promise<Record<string, string>>
}

/** Bytes of clips that stay in memory: those that were asked for last. */
const mostInMemory = 16_000_000

type Setup = {
  clips: PlayedClips
  /** The clips of the lexicon's words, which are known a moment later. */
  wordClips: Promise<PlayedClips>
  folder: Pick<ClipFolder, 'read' | 'keep'>
  maker: Pick<ClipMaker, 'make'>
}

/** The clips: recordings from where they lie, made clips from memory, else from their folder, else from the maker. */
export function openClips({ clips, wordClips, folder, maker }: Setup): ClipLibrary {
  const memory = boundedMemory(mostInMemory)

  async function bytesOf(id: string, clip: PlayedClip, left?: AbortSignal) {
    const name = fileOf(id, clip)
    const known = memory.get(name)
    if (known) return known
    const bytes =
      clip.source === 'recorded' ? await readFile(clip.path) : await madeClip(name, clip.recipe, left)
    memory.set(name, bytes)
    return bytes
  }

  async function madeClip(name: string, recipe: object, left?: AbortSignal) {
    const kept = await folder.read(name)
    if (kept) return kept
    const made = await maker.make(name, recipe, left)
    // Whoever waits for the clip does not wait for the disk.
    void folder.keep(name, made)
    return made
  }

  const all = async () =>
    wordClips.catch((error: unknown) => {
      throw new AppError('unavailable', 'The sounds of the words could not be read.', { cause: error })
    })

  return {
    async find(id, left) {
      const clip = clips.get(id) ?? (await all()).get(id)
      return clip && { version: clip.version, read: () => bytesOf(id, clip, left) }
    },
    manifest: async () => clipManifest([...clips, ...(await all())]),
    texts: async () =>
      Object.fromEntries(
        [...clips, ...(await all())].flatMap(([id, { say }]) => (say === undefined ? [] : [[id, say]])),
      ),
  }
}

/** Keeps what was put in last, so many bytes in all. */
function boundedMemory(most: number) {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  let size = 0
  return {
    get: (name: string) => kept.get(name),
    set(name: string, bytes: Uint8Array<ArrayBuffer>) {
      if (kept.has(name)) return
      kept.set(name, bytes)
      size += bytes.length
      for (const [oldest, { length }] of kept) {
        if (size <= most) return
        kept.delete(oldest)
        size -= length
      }
    },
  }
}
