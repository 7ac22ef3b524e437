import { join, resolve } from 'node:path'
import { openClipFolder } from '../apps/server/src/audio/clip-folder.ts'
import { openClipMaker } from '../apps/server/src/audio/clip-maker.ts'
import { makeStock, type StockOutcome } from '../apps/server/src/audio/clip-stock.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { loadContentAside, speechWorker } from '../content/src/aside.ts'

/** `npm run make:audio`: makes every clip that the server with these settings would make, into the same folder. The server may run. */
const root = resolve(import.meta.dirname, '..')
const started = performance.now()
const seconds = () => (performance.now() - started) / 1000

try {
  const folder = openClipFolder(join(readSettings(process.env, root).dataDir, 'clips'), tell)
  const maker = openClipMaker(speechWorker, tell)
  const reading = loadContentAside()
  const clips = new Map([...(await reading.content).audio, ...(await reading.wordClips)])
  // The worker keeps no process alive.
  const alive = setInterval(() => undefined, 1000)
  const outcome = await makeStock({ clips, folder, maker, onClip: showProgress() })
  clearInterval(alive)
  await maker.close()
  console.log(summaryOf(outcome))
  if (outcome.stopped || outcome.failed.length > 0) process.exitCode = 1
} catch (error) {
  tell(error)
  process.exitCode = 1
}

function tell(error: unknown) {
  const { message, cause } = error as Error
  console.error(cause instanceof Error ? `${message} ${cause.message}` : message)
}

/** One line that is written over where somebody looks; else a line for every 500 clips. */
function showProgress() {
  const { stdout } = process
  let first: number | undefined
  return ({ made, total }: { made: number; total: number }) => {
    first ??= made
    if (!stdout.isTTY && made % 500 > 0) return
    const left = Math.ceil(((seconds() / Math.max(1, made - first)) * (total - made)) / 60)
    stdout.write(`${made} of ${total} clips, about ${left} min left${stdout.isTTY ? '\u001b[K\r' : '\n'}`)
  }
}

function summaryOf({ made, kept, removed, failed, stopped }: StockOutcome): string {
  const counts = `${made} clips made, ${kept} kept, ${removed} removed, ${failed.length} failed`
  return `${counts} (${seconds().toFixed(1)} s)${stopped ? `; stopped: ${stopped}` : ''}`
}
