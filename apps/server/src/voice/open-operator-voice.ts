import type { Logger } from 'pino'
import type { ClipVoice } from '../audio/clip-voice.ts'
import type { PlayedClips } from '../audio/played-clip.ts'
import type { Outside } from '../outside/outside.ts'
import type { Voice } from '../outside/voice.ts'
import type { Settings } from '../settings/read-settings.ts'
import { openClipVoice } from './open-clip-voice.ts'
import { speakTexts } from './speak-texts.ts'
import { openVoiceFolder } from './voice-folder.ts'
import { openVoiceService } from './voice-service.ts'

type Reach = {
  /** The worker that masters the service's sounds. */
  worker: URL
  mastering: string
  played: () => Promise<PlayedClips>
  /** Null if SPEECH is off: then nothing speaks what learners write. */
  ours: Voice | null
  log: Logger
  report: (error: unknown) => void
}

/**
 * The operator's voice, if the settings have one: `clips` are those it has spoken, `texts` speaks what
 * learners write.
 */
export function openOperatorVoice(
  { voice, dataDir }: Pick<Settings, 'voice' | 'dataDir'>,
  { worker, mastering, played, ours, log, report }: Reach,
): { clips?: ClipVoice; texts: Outside['voice']; close: () => Promise<void> } {
  if (!voice) return { texts: ours, close: async () => undefined }
  const folder = openVoiceFolder({ ...voice, dataDir, mastering, report })
  const clips = openClipVoice(voice, folder, played)
  const { service: at } = voice
  if (!at || !voice.speaksTexts || !ours) return { clips, texts: ours, close: async () => undefined }
  const service = openVoiceService({ ...voice, service: at }, worker)
  return { clips, texts: speakTexts({ ours, service, log }), close: service.close }
}
