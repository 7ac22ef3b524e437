import { openWorkerPool } from '../worker-pool.ts'
import type { CaptionsJob, OutcomeOf } from './captions-job.ts'
import type { CaptionsOutcome } from './found-captions.ts'
import type { ReadForm } from './read-form.ts'

/**
 * Reads and fetches captions in a worker, which takes half a second to start. Each waiting job may hold the
 * bytes of two files.
 */
export function openCaptionsPool() {
  const { run, close } = openWorkerPool<CaptionsJob, ReadForm | CaptionsOutcome>({
    name: 'captions',
    file: new URL('./captions-worker.ts', import.meta.url),
    timeLimit: 90_000,
    idleTime: 300_000,
    concurrency: 4,
    maxWaiting: 16,
    maxWaitingEach: 4,
    busy: 'texts-busy',
    memory: 512,
  })
  return {
    run: async <Job extends CaptionsJob>(asker: string, job: Job): Promise<OutcomeOf<Job>> =>
      (await run(asker, job, job.kind === 'read' ? [job.bytes.buffer] : [])) as OutcomeOf<Job>,
    close,
  }
}

export type CaptionsPool = ReturnType<typeof openCaptionsPool>
