import type { ClipVoice, VoicedClip } from '../audio/clip-voice.ts'
import type { PlayedClips } from '../audio/played-clip.ts'
import type { VoiceSettings } from '../settings/read-voice-settings.ts'
import type { VoiceFolder } from './voice-folder.ts'

/** In milliseconds: how long the list of the folder is cached. Clips may be made while the server runs. */
const remembered = 5000

/** The voice of these settings, with the clips in its folder. */
export function openClipVoice(
  { name, model, licence, speaksTexts }: VoiceSettings,
  folder: Pick<VoiceFolder, 'voiced' | 'files' | 'leftOut' | 'read'>,
  played: () => Promise<PlayedClips>,
): ClipVoice {
  let known: Promise<ReadonlyMap<string, VoicedClip>> | undefined
  let voiced: VoicedClip[] | undefined

  async function readFolder() {
    voiced ??= folder.voiced(await played())
    const [files, leftOut] = await Promise.all([folder.files(), folder.leftOut()])
    const there = voiced.filter(({ id, file }) => files.has(file) && !leftOut.has(id))
    return new Map(there.map((clip) => [clip.id, clip]))
  }

  function clips() {
    if (known) return known
    const reading = readFolder()
    const forget = () => {
      if (known === reading) known = undefined
    }
    known = reading
    reading.then(() => setTimeout(forget, remembered).unref(), forget)
    return reading
  }

  return { name, model, licence, speaksTexts, clips, read: folder.read }
}
