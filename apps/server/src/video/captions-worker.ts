import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { CaptionsJob, CaptionsOutcome, ReadForm } from '../outside/captions.ts'
import type { JobMessage, JobResult } from '../workers/worker-pool.ts'
import { readForm } from './read-form.ts'

/**
 * On Linux each thread has a niceness of its own: requests for pages come before texts that wait to be read.
 */
if (process.platform === 'linux') setPriority(10)

/**
 * Reads and fetches captions outside the thread that handles requests: reading 20,000 lines takes half a
 * second.
 */
parentPort?.on('message', async ({ number, job }: JobMessage<CaptionsJob>) => {
  const done: JobResult<ReadForm | CaptionsOutcome> = await act(job).then(
    (outcome) => ({ number, outcome }),
    (error: unknown) => ({
      number,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  parentPort?.postMessage(done, 'outcome' in done ? movedWith(done.outcome) : [])
})

/** The lines may be some megabytes, so they are moved and not copied. */
function movedWith(outcome: ReadForm | CaptionsOutcome): ArrayBuffer[] {
  if (outcome.type === 'found') return [outcome.json.buffer]
  return outcome.type === 'read' && outcome.text ? [outcome.text.json.buffer] : []
}

async function act(job: CaptionsJob) {
  if (job.kind === 'read') return readForm(job.type, job.bytes)
  // The library takes a second to load. A learner who uploads a file need not wait for it.
  const { findCaptions } = await import('./find-captions.ts')
  return findCaptions(job.source, job.language, job.settings)
}
