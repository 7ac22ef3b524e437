import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openClipFolder } from '../audio/clip-folder.ts'
import { fileOf, type PlayedClips } from '../audio/played-clip.ts'
import { makeDir } from '../make-dir.ts'
import type { VoiceSettings } from './read-voice-settings.ts'

/** A clip that the voice may speak, and the version that its address and its file have. */
export type VoicedClip = { id: string; say: string; version: string; file: string }

/** Who made the clips beside it, for whoever finds them. */
type Provenance = {
  service: string
  model: string
  voice: string
  licence: string
  begun: string
  last: string
}

type Setup = Pick<VoiceSettings, 'name' | 'model'> & {
  dataDir: string
  /** Another when the same sound of a service becomes another clip. */
  mastering: string
  report: (error: unknown) => void
}

const provenance = 'voice.json'
const leaveOut = 'leave-out.txt'

/** The folder of an operator's voice, `DATA_DIR/voices/<name>`: its clips, who made them, and which ones the operator leaves out. */
export function openVoiceFolder({ dataDir, name, model, mastering, report }: Setup) {
  const dir = join(dataDir, 'voices', name)
  const clips = openClipFolder(dir, report)

  return {
    dir,
    ...clips,

    /** Every clip that this voice speaks in place of ours: recordings and the two sounds of the app stay. */
    voiced(played: PlayedClips): VoicedClip[] {
      return [...played].flatMap(([id, { source, say }]) => {
        if (source !== 'made' || say === undefined) return []
        const version = versionOf([say, model, name, mastering])
        return [{ id, say, version, file: fileOf(id, { version }) }]
      })
    },

    /** The files that are there. */
    async files(): Promise<ReadonlySet<string>> {
      return new Set(await readdir(dir).catch(() => []))
    },

    /** The ids in `leave-out.txt`, one a line; what follows a # is a comment. */
    async leftOut(): Promise<ReadonlySet<string>> {
      const text = await readFile(join(dir, leaveOut), 'utf8').catch(() => '')
      return new Set(text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || []))
    },

    /** Notes who made the clips. When the first was made stays as it is. */
    async notePast({ service, licence, now }: { service: string; licence: string; now: Date }) {
      makeDir(dir)
      const path = join(dir, provenance)
      const before = await readFile(path, 'utf8').then(parse, () => undefined)
      const last = now.toISOString()
      const whole: Provenance = {
        service: hostOf(service),
        model,
        voice: name,
        licence,
        begun: before?.begun ?? last,
        last,
      }
      const aside = `${path}.${randomUUID()}.part`
      await writeFile(aside, `${JSON.stringify(whole, null, 2)}\n`)
      await rename(aside, path)
    },
  }
}

export type VoiceFolder = ReturnType<typeof openVoiceFolder>

const versionOf = (ingredients: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 8)

/** Whatever else an address may hold is nobody's business. */
const hostOf = (address: string) => URL.parse(address)?.host ?? ''

function parse(text: string): Partial<Provenance> | undefined {
  try {
    return JSON.parse(text) as Partial<Provenance>
  } catch {
    return undefined
  }
}
