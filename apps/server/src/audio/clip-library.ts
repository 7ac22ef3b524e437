import { readFile } from 'node:fs/promises'
import { type ClipManifest, clipManifest, type OperatorVoice } from '@app/learning/offline'
import { AppError } from '../error.ts'
import type { Media } from '../http/send-file.ts'
import { type ClipVoice, tellVoice } from '../voice/clip-voice.ts'
import type { ClipFolder } from './clip-folder.ts'
import type { ClipMaker } from './clip-maker.ts'
import { fileOf, type PlayedClip, type PlayedClips } from './played-clip.ts'

/** What the app asks of the clips. */
export type ClipLibrary = {
  /** The clip of an id, in the operator's voice where that is named; who asks for it may leave while it is made. Undefined where there is none. */
  find(id: string, asked?: Asked): Promise<Media | undefined>
  manifest(): Promise<ClipManifest>
  /** Which clips the operator's voice speaks. */
  voice(): Promise<OperatorVoice>
  /** What each clip says, by its id, for a device that speaks itself. */
  texts(): Promise<Record<string, string>>
}

type Asked = { voice?: string | undefined; left?: AbortSignal }

/** Bytes of clips that stay in memory: those that were asked for last. */
const mostInMemory = 16_000_000

type Setup = {
  clips: PlayedClips
  /** The clips of the lexicon's words, which are known a moment later. */
  wordClips: Promise<PlayedClips>
  folder: Pick<ClipFolder, 'read' | 'keep'>
  maker: Pick<ClipMaker, 'make'>
  /** The operator's voice, if there is one. */
  voice?: ClipVoice | undefined
}

/** The clips: recordings from where they lie, made clips from memory, else from their folder, else from the maker. */
export function openClips({ clips, wordClips, folder, maker, voice }: Setup): ClipLibrary {
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
    wordClips.catch((error: unknown) => {
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
    voice: () => tellVoice(voice),
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
