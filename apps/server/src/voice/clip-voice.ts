import type { OperatorVoice } from '@app/learning/offline'
import type { PlayedClips } from '../audio/played-clip.ts'
import type { VoiceSettings } from './read-voice-settings.ts'
import type { VoicedClip, VoiceFolder } from './voice-folder.ts'

/** What the clips need of an operator's voice. */
export type ClipVoice = Pick<VoiceSettings, 'name' | 'model' | 'licence' | 'speaksTexts'> & {
  /** Its clips that are made and not left out, by their ids. */
  clips: () => Promise<ReadonlyMap<string, VoicedClip>>
  read: VoiceFolder['read']
}

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

/** `/audio/voice.json`. It is small if there is no voice. */
export async function voiceReply(voice: ClipVoice | undefined): Promise<OperatorVoice> {
  if (!voice) return { name: null }
  const { name, licence, speaksTexts } = voice
  const clips = [...(await voice.clips())].map(([id, { version }]) => [id, version])
  return { name, licence, texts: speaksTexts, clips: Object.fromEntries(clips) }
}
