import { openClipMaker } from '../../apps/server/src/audio/clip-maker.ts'
import { fileOf } from '../../apps/server/src/audio/played-clip.ts'
import { loadContentInChild, speechWorker } from '../../content/src/load-in-child-process.ts'
import { atMost, type Figure } from './figure.ts'

/** One clip of so many is made. */
const every = 25

/**
 * Clips from the whole content, made one after the other by one worker, as a server makes them. The first one
 * includes the start of the worker.
 */
export async function timeAudio(): Promise<Figure[]> {
  const reading = loadContentInChild()
  const all = [...(await reading.content).audio, ...(await reading.wordClips())]
  const chosen = all.filter((_, at) => at % every === 0)
  const maker = openClipMaker(speechWorker, (error) => console.error(error))
  // The worker does not keep the process alive.
  const alive = setInterval(() => undefined, 1000)
  const times: number[] = []
  for (const [id, clip] of chosen) {
    if (clip.source === 'recorded') continue
    const started = performance.now()
    await maker.make(fileOf(id, clip), clip.recipe)
    times.push(performance.now() - started)
  }
  await maker.close()
  clearInterval(alive)
  const [cold = 0, ...warm] = times
  const inOrder = warm.toSorted((one, other) => one - other)
  const at = (share: number) => inOrder[Math.floor(inOrder.length * share)] ?? 0
  const mean = warm.reduce((sum, time) => sum + time, 0) / warm.length
  return [
    atMost(`600 clips made (${warm.length} timed)`, (mean * 600) / 1000, 30, 's'),
    atMost(`a clip that is asked for first: half of them (of all ${all.length})`, at(0.5), 300, 'ms'),
    atMost('a clip that is asked for first: 19 in 20', at(0.95), 300, 'ms'),
    atMost('the same where the worker has to start', cold, 3000, 'ms'),
  ]
}
