import type { Settings } from '../apps/server/src/settings/read-settings.ts'
import { makeVoiceClips, type VoiceOutcome } from '../apps/server/src/voice/make-voice-clips.ts'
import { openVoiceFolder } from '../apps/server/src/voice/voice-folder.ts'
import { openVoiceService } from '../apps/server/src/voice/voice-service.ts'
import { loadContentInChild, masteringKey, masterWorker } from '../content/src/load-in-child-process.ts'
import { printError, startClock } from './make-progress.ts'

/** How many missing clips are named at the end. */
const maxNamed = 40

/**
 * `npm run make:audio -- --voice`: asks the operator's service for every text that is not recorded. Returns
 * whether all clips exist. The server may run meanwhile.
 */
export async function makeVoice({ voice, dataDir }: Settings): Promise<boolean> {
  if (!voice?.service)
    throw new Error('There is no voice to ask: set VOICE_URL, VOICE_NAME, VOICE_MODEL and VOICE_LICENCE.')
  const { service: at, name, licence } = voice
  const clock = startClock()
  const folder = openVoiceFolder({ ...voice, dataDir, mastering: masteringKey, report: printError })
  const service = openVoiceService({ ...voice, service: at }, masterWorker)
  const reading = loadContentInChild()
  const clips = new Map([...(await reading.content).audio, ...(await reading.wordClips())])
  await folder.writeProvenance({ service: at.url, licence, now: new Date() })
  let isStopping = false
  process.once('SIGINT', () => {
    isStopping = true
  })
  const outcome = await makeVoiceClips({
    clips,
    folder,
    service,
    onClip: clock.show,
    onFailure: clock.say,
    isStopping: () => isStopping,
  })
  await service.close()
  clock.say(`${summaryOf(outcome, name)} (${clock.seconds().toFixed(1)} s)`)
  return outcome.missing.length === 0 && outcome.notRequested === 0
}

function summaryOf(
  { made, kept, leftOut, removed, missing, notRequested, stopped }: VoiceOutcome,
  name: string,
): string {
  const counts = `${made} clips of ${name} made, ${kept} kept, ${leftOut} left out, ${removed} removed, ${missing.length} missing`
  if (missing.length === 0 && notRequested === 0) return counts
  const named = missing.slice(0, maxNamed).join(', ')
  const more = missing.length > maxNamed ? ` and ${missing.length - maxNamed} more` : ''
  return [
    counts,
    ...(stopped ? [`Stopped: ${stopped}; ${notRequested} were not asked for.`] : []),
    ...(named ? [`Missing: ${named}${more}.`] : []),
    'Until they are there, ours are played. "npm run make:audio -- --voice" goes on with what is missing.',
  ].join('\n')
}
