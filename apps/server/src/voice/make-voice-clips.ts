import { setTimeout as sleep } from 'node:timers/promises'
import type { VoicedClip } from '../audio/clip-voice.ts'
import type { PlayedClips } from '../audio/played-clip.ts'
import { VoiceFailure } from './ask-voice.ts'
import type { VoiceFolder } from './voice-folder.ts'
import type { VoiceService } from './voice-service.ts'

type Setup = {
  clips: PlayedClips
  folder: Pick<VoiceFolder, 'voiced' | 'files' | 'leftOut' | 'keep' | 'removeAllBut'>
  service: Pick<VoiceService, 'speak'>
  /** Called after each clip, with the number of clips that exist and of all. */
  onClip?: (progress: { made: number; total: number }) => void
  /** Called with a line for each clip that is given up. */
  onFailure?: (line: string) => void
  isStopping?: () => boolean
  bounds?: Partial<typeof usual>
}

const usual = {
  concurrency: 4,
  /** How often a clip is requested. */
  tries: 5,
  /** In milliseconds: the pause before the second try. Each further pause is twice as long. */
  pause: 1000,
  /** In milliseconds: how long the service may take for a clip. */
  timeLimit: 60_000,
  /** So many failed clips in a row mean that the fault is not in single clips. */
  maxInARow: 20,
}

/**
 * `missing`: the ids of the clips that could not be made. `unasked`: how many clips were no longer requested.
 */
export type VoiceOutcome = {
  made: number
  kept: number
  leftOut: number
  removed: number
  missing: string[]
  notRequested: number
  stopped?: 'by whoever asked' | 'nothing can be kept' | 'the service gives nothing'
}

/**
 * Asks a service for every clip that is not in the folder, a few at a time. If a clip fails, it is requested
 * again after a pause, and given up after some tries. If this is stopped, the made clips stay, and the next
 * time goes on from there.
 */
export async function makeVoiceClips({
  clips,
  folder,
  service,
  onClip,
  onFailure,
  isStopping,
  bounds,
}: Setup): Promise<VoiceOutcome> {
  const { concurrency, tries, pause, timeLimit, maxInARow } = { ...usual, ...bounds }
  const all = folder.voiced(clips)
  const [files, leftOut] = await Promise.all([folder.files(), folder.leftOut()])
  const wanted = all.filter(({ id }) => !leftOut.has(id))
  const missing = wanted.filter(({ file }) => !files.has(file))
  const kept = wanted.length - missing.length
  const outcome: VoiceOutcome = {
    made: 0,
    kept,
    leftOut: all.length - wanted.length,
    removed: 0,
    missing: [],
    notRequested: 0,
  }
  const waiting = missing.values()
  let asked = 0
  let inARow = 0
  /** No clip is requested before this time, which the service named in a reply. */
  let notBefore = 0

  async function work() {
    for (const clip of waiting) {
      if (isStopping?.()) outcome.stopped ??= 'by whoever asked'
      if (outcome.stopped) return
      asked += 1
      const mp3 = await askWithRetry(clip)
      if (!mp3) giveUp(clip)
      else if (await folder.keep(clip.file, mp3)) {
        inARow = 0
        outcome.made += 1
      } else {
        outcome.stopped ??= 'nothing can be kept'
        outcome.missing.push(clip.id)
      }
      onClip?.({ made: outcome.made + kept, total: wanted.length })
    }
  }

  function giveUp({ id }: VoicedClip) {
    outcome.missing.push(id)
    inARow += 1
    if (inARow >= maxInARow) outcome.stopped ??= 'the service gives nothing'
  }

  async function askWithRetry({ id, say }: VoicedClip) {
    for (let attempt = 1; ; attempt++) {
      await sleep(Math.max(0, notBefore - Date.now()))
      try {
        return await service.speak(say, AbortSignal.timeout(timeLimit))
      } catch (error) {
        if (!(error instanceof VoiceFailure)) throw error
        if (error.retryAfter !== undefined)
          notBefore = Math.max(notBefore, Date.now() + error.retryAfter * 1000)
        if (!error.mayPass || attempt === tries || outcome.stopped || isStopping?.()) {
          onFailure?.(`${id}: ${error.message}`)
          return undefined
        }
        await sleep(pause * 2 ** (attempt - 1))
      }
    }
  }

  await Promise.all(Array.from({ length: concurrency }, work))
  outcome.notRequested = missing.length - asked
  if (!outcome.stopped && outcome.missing.length === 0)
    outcome.removed = await folder.removeAllBut(new Set(all.map(({ file }) => file)))
  return outcome
}
