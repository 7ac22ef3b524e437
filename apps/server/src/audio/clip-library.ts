import { readFile } from 'node:fs/promises'
import { clipManifest } from '@app/learning/offline'
import { AppError } from '../errors/app-error.ts'
import type { ClipLibrary } from '../outside/clip-library.ts'
import type { Media } from '../outside/media.ts'
import type { ClipFolder } from './clip-folder.ts'
import type { ClipMaker } from './clip-maker.ts'
import type { ClipVoice } from './clip-voice.ts'
import { voiceReply } from './clip-voice.ts'
import { fileOf, type PlayedClip, type PlayedClips } from './played-clip.ts'

/** In bytes: the clips that stay in memory are those that were requested last. */
const maxInMemory = 16_000_000

type Setup = {
  clips: PlayedClips
  /** The clips of the lexicon's words, which take a moment to be read. */
  wordClips: () => Promise<PlayedClips>
  folder: Pick<ClipFolder, 'read' | 'keep'>
  maker: Pick<ClipMaker, 'make'>
  /** The operator's voice, if there is one. */
  voice?: ClipVoice | undefined
}

/**
 * Opens the clips. Recordings are read from their place; made clips from memory, otherwise from their folder,
 * otherwise from the maker.
 */
export function openClips({ clips, wordClips, folder, maker, voice }: Setup): ClipLibrary {
  const memory = boundedMemory(maxInMemory)

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
    const stored = await folder.read(name)
    if (stored) return stored
    const made = await maker.make(name, recipe, left)
    // The client that waits for the clip does not wait for the disk.
    void folder.keep(name, made)
    return made
  }

  async function inVoice(id: string): Promise<Media | undefined> {
    const clip = (await voice?.clips())?.get(id)
    if (!voice || !clip) return undefined
    const { version, file } = clip
    return {
      version,
      read: async () => {
        const name = `${voice.name}/${file}`
        const bytes = memory.get(name) ?? (await voice.read(file))
        if (!bytes) throw new AppError('unavailable', 'sound-unread')
        memory.set(name, bytes)
        return bytes
      },
    }
  }

  const all = async () =>
    wordClips().catch((error: unknown) => {
      throw new AppError('unavailable', 'sounds-unread', { cause: error })
    })

  return {
    async find(id, { voice: name, left } = {}) {
      if (name !== undefined) return name === voice?.name ? inVoice(id) : undefined
      const clip = clips.get(id) ?? (await all()).get(id)
      return clip && { version: clip.version, read: () => bytesOf(id, clip, left) }
    },
    async manifest() {
      const ours = [...clips, ...(await all())]
      if (!voice) return clipManifest(ours)
      const { model, name, licence } = voice
      const speaker = { kind: 'operator', model, voice: name, licence } as const
      const voiced = [...(await voice.clips())].map(
        ([id, { version }]) => [id, { version, speaker }] as const,
      )
      return [...clipManifest(ours), ...clipManifest(voiced)]
    },
    voice: () => voiceReply(voice),
    texts: async () =>
      Object.fromEntries(
        [...clips, ...(await all())].flatMap(([id, { say }]) => (say === undefined ? [] : [[id, say]])),
      ),
  }
}

/** A cache of at most `most` bytes, which keeps what was added last. */
function boundedMemory(maxBytes: number) {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>()
  let size = 0
  return {
    get: (name: string) => stored.get(name),
    set(name: string, bytes: Uint8Array<ArrayBuffer>) {
      if (stored.has(name)) return
      stored.set(name, bytes)
      size += bytes.length
      for (const [oldest, { length }] of stored) {
        if (size <= maxBytes) return
        stored.delete(oldest)
        size -= length
      }
    },
  }
}
