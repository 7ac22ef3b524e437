import type { CaptionsJob, CaptionsOutcome, CaptionsPool, OutcomeOf, ReadForm } from '../outside/captions.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'

/**
 * Reads and fetches captions in a worker, which takes half a second to start. Each waiting job may hold the
 * bytes of two files.
 */
export function openCaptionsPool(): CaptionsPool {
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
