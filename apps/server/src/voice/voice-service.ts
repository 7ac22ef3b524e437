import { AppError } from '../errors/app-error.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'
import { askVoice, VoiceFailure } from './ask-voice.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Job = { wav: Bytes; text: string }
type Outcome = { mp3: Bytes } | { fault: string }

/** Speaks a text by a service, as a clip like ours. Throws a VoiceFailure if it cannot. */
export type VoiceService = {
  speak: (text: string, signal: AbortSignal) => Promise<Bytes>
  close: () => Promise<void>
}

/**
 * The service of these settings. The worker brings its sounds to our loudness, and refuses sounds that cannot
 * be the text.
 */
export function openVoiceService(settings: Parameters<typeof askVoice>[0], worker: URL): VoiceService {
  const workers = openWorkerPool<Job, Outcome>({
    name: 'the voice service',
    file: worker,
    timeLimit: 60_000,
    idleTime: 60_000,
    concurrency: 4,
    maxWaiting: 8,
    maxWaitingEach: 8,
    busy: 'mastering-busy',
    memory: 256,
  })
  return {
    async speak(text, signal) {
      const wav = await askVoice(settings, text, signal)
      const outcome = await workers
        .run('the voice service', { wav, text }, [wav.buffer])
        .catch((error: unknown): Outcome => {
          const why = error instanceof AppError ? error.message : 'It could not be mastered.'
          return { fault: why }
        })
      if ('fault' in outcome)
        throw new VoiceFailure(`The service’s sound is refused. ${outcome.fault}`, { isOfService: false })
      return outcome.mp3
    },
    close: workers.close,
  }
}
