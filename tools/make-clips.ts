import { join } from 'node:path'
import { openClipFolder } from '../apps/server/src/audio/clip-folder.ts'
import { openClipMaker } from '../apps/server/src/audio/clip-maker.ts'
import { makeStock, type StockOutcome } from '../apps/server/src/audio/clip-stock.ts'
import { loadContentInChild, speechWorker } from '../content/src/load-in-child-process.ts'
import { printError, startClock } from './make-progress.ts'

/** Makes every clip of ours that is not in `dataDir` yet. Returns whether nothing is missing. */
export async function makeClips(dataDir: string): Promise<boolean> {
  const clock = startClock()
  const folder = openClipFolder(join(dataDir, 'clips'), printError)
  const maker = openClipMaker(speechWorker, printError)
  const reading = loadContentInChild()
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
