import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openClipFolder } from '../audio/clip-folder.ts'
import type { VoicedClip } from '../audio/clip-voice.ts'
import { fileOf, type PlayedClips } from '../audio/played-clip.ts'
import { makeDir } from '../disk/make-dir.ts'
import type { VoiceSettings } from '../settings/read-voice-settings.ts'

/** How the clips beside it were made, for a person who finds them. */
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
  /** Changes when the same sound of a service becomes a different clip. */
  mastering: string
  report: (error: unknown) => void
}

const provenance = 'voice.json'
const leaveOut = 'leave-out.txt'

/**
 * The folder of an operator's voice, `DATA_DIR/voices/<name>`: its clips, how they were made, and which ones
 * the operator leaves out.
 */
export function openVoiceFolder({ dataDir, name, model, mastering, report }: Setup) {
  const dir = join(dataDir, 'voices', name)
  const clips = openClipFolder(dir, report)

  return {
    dir,
    ...clips,

    /** Every clip that this voice replaces: all except recordings and the two sounds of the app. */
    voiced(played: PlayedClips): VoicedClip[] {
      return [...played].flatMap(([id, { source, say }]) => {
        if (source !== 'made' || say === undefined) return []
        const version = versionOf([say, model, name, mastering])
        return [{ id, say, version, file: fileOf(id, { version }) }]
      })
    },

    /** The names of the existing files. */
    async files(): Promise<ReadonlySet<string>> {
      return new Set(await readdir(dir).catch(() => []))
    },

    /** The ids in `leave-out.txt`, one on each line. Text after a # is a comment. */
    async leftOut(): Promise<ReadonlySet<string>> {
      const text = await readFile(join(dir, leaveOut), 'utf8').catch(() => '')
      return new Set(text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || []))
    },

    /** Writes how the clips were made. The time of the first one is kept. */
    async writeProvenance({ service, licence, now }: { service: string; licence: string; now: Date }) {
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
      const temporary = `${path}.${randomUUID()}.part`
      await writeFile(temporary, `${JSON.stringify(whole, null, 2)}\n`)
      await rename(temporary, path)
    },
  }
}

export type VoiceFolder = ReturnType<typeof openVoiceFolder>

const versionOf = (ingredients: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 8)

/** The rest of a URL may be secret. */
const hostOf = (address: string) => URL.parse(address)?.host ?? ''

function parse(text: string): Partial<Provenance> | undefined {
  try {
    return JSON.parse(text) as Partial<Provenance>
  } catch {
    return undefined
  }
}
