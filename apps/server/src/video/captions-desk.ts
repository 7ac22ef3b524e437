import { openDesk } from '../worker-desk.ts'
import type { CaptionsJob, OutcomeOf } from './captions-job.ts'
import type { CaptionsOutcome } from './found-captions.ts'
import type { ReadForm } from './read-form.ts'

/** Reads captions, and fetches them, in a worker, which takes half a second to start. Each text that waits may hold the bytes of two files. */
export function captionsDesk() {
  const { run, close } = openDesk<CaptionsJob, ReadForm | CaptionsOutcome>({
    name: 'captions',
    file: new URL('./captions-worker.ts', import.meta.url),
    patience: 90_000,
    keptIdle: 300_000,
    atOnce: 4,
    mostWaiting: 16,
    mostWaitingEach: 4,
    busy: 'texts-busy',
    memory: 512,
  })
  return {
    run: async <Job extends CaptionsJob>(whose: string, job: Job): Promise<OutcomeOf<Job>> =>
      (await run(whose, job, job.kind === 'read' ? [job.bytes.buffer] : [])) as OutcomeOf<Job>,
    close,
  }
}

export type CaptionsDesk = ReturnType<typeof captionsDesk>
