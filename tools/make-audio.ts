import { join, resolve } from 'node:path'
import { openClipFolder } from '../apps/server/src/audio/clip-folder.ts'
import { openClipMaker } from '../apps/server/src/audio/clip-maker.ts'
import { makeStock, type StockOutcome } from '../apps/server/src/audio/clip-stock.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { loadContentAside, speechWorker } from '../content/src/aside.ts'
import { printError, startClock } from './make-progress.ts'
import { makeVoice } from './make-voice.ts'

/**
 * `npm run make:audio`: makes every clip that the server with these settings would make, into the same
 * folder. With `--voice`, it makes those of the operator's voice. The server may run meanwhile.
 */
// The worker does not keep the process alive.
const alive = setInterval(() => undefined, 1000)

try {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '..'))
  const isWhole = process.argv.includes('--voice')
    ? await makeVoice(settings)
    : await makeOurs(settings.dataDir)
  if (!isWhole) process.exitCode = 1
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  clearInterval(alive)
}

/** Returns whether all clips exist. */
async function makeOurs(dataDir: string): Promise<boolean> {
  const clock = startClock()
  const folder = openClipFolder(join(dataDir, 'clips'), printError)
  const maker = openClipMaker(speechWorker, printError)
  const reading = loadContentAside()
  const clips = new Map([...(await reading.content).audio, ...(await reading.wordClips())])
  const outcome = await makeStock({ clips, folder, maker, onClip: clock.show })
  await maker.close()
  clock.say(`${summaryOf(outcome)} (${clock.seconds().toFixed(1)} s)`)
  return !outcome.stopped && outcome.failed.length === 0
}

function summaryOf({ made, kept, removed, failed, stopped }: StockOutcome): string {
  const counts = `${made} clips made, ${kept} kept, ${removed} removed, ${failed.length} failed`
  return stopped ? `${counts}; stopped: ${stopped}` : counts
}
