import { describe, expect, it, onTestFinished } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { aDirectory } from '../testing/start-app.ts'
import { openClipMaker } from './clip-maker.ts'

/** A worker that returns the number of the recipe, fails at 13 and hangs at 7. */
const program = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ number, job }) => {
    if (job.says === 13) throw new Error('hoarse')
    if (job.says !== 7) parentPort.postMessage({ number, outcome: Uint8Array.of(job.says) })
  })`

function aMaker(bounds: Parameters<typeof openClipMaker>[2] = {}, worker = program) {
  const reports: string[] = []
  const file = new URL(`file://${aDirectory({ 'worker.mjs': worker })}/worker.mjs`)
  const maker = openClipMaker(file, (error) => reports.push(String(error)), bounds)
  onTestFinished(() => maker.close())
  const order: number[] = []
  const note = (bytes: Uint8Array) => order.push(bytes[0] ?? -1)
  const ask = (says: number, left?: AbortSignal) => maker.make(`clip-${says}`, { says }, left).then(note)
  const stock = (says: number) => maker.makeInStock(`clip-${says}`, { says }).then(note)
  return { maker, order, ask, stock, reports }
}

describe('the maker of clips', () => {
  it('makes the clips in the order of the requests', async () => {
    const { order, ask } = aMaker()
    await Promise.all([3, 1, 2].map((says) => ask(says)))
    expect(order).toEqual([3, 1, 2])
  })

  it('makes a requested clip before those of the stock', async () => {
    const { order, ask, stock } = aMaker()
    const all = [ask(1), stock(2), ask(3), ask(4)]
    await Promise.all(all)
    expect(order).toEqual([1, 3, 4, 2])
  })

  it('makes a clip once for all requests and for the stock', async () => {
    const { maker, ask, stock } = aMaker()
    void ask(1)
    const [one, other, third] = await Promise.all([
      maker.make('clip-2', { says: 2 }),
      maker.make('clip-2', { says: 2 }),
      maker.makeInStock('clip-2', { says: 2 }),
      stock(1),
    ])
    expect(one).toBe(other)
    expect(one).toBe(third)
  })

  it('does not make a clip when all its listeners have left, and makes it when one of two is still waiting', async () => {
    const { order, ask } = aMaker()
    const leaving = new AbortController()
    const all = [ask(1), ask(2, leaving.signal), ask(3, leaving.signal), ask(3), ask(4)]
    leaving.abort()
    await Promise.allSettled(all)
    expect(order).toEqual([1, 3, 4])
    await expect(all[1]).rejects.toThrow(AppError)
  })

  it('goes on with the next clip after one that broke the engine, and reports that one', async () => {
    const { order, ask, reports } = aMaker()
    const all = [ask(1), ask(13), ask(2)]
    await expect(all[1]).rejects.toThrow('This sound could not be made. Please try again later.')
    await Promise.allSettled(all)
    expect(order).toEqual([1, 2])
    expect(reports).toEqual(['Error: The clip clip-13 could not be made.'])
  })

  it('does not try it again at once, and does after a pause', async () => {
    const { ask, stock, reports } = aMaker({ pause: 50 })
    await ask(13).catch(() => undefined)
    await expect(ask(13)).rejects.toThrow(AppError)
    await expect(stock(13)).rejects.toThrow(AppError)
    expect(reports).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await ask(13).catch(() => undefined)
    expect(reports).toHaveLength(2)
  })

  it('gives up a clip at which the engine hangs, and goes on', async () => {
    // Long enough for a worker to start on a busy machine: the second clip needs a new one.
    const { order, ask } = aMaker({ timeLimit: 3_000 })
    const all = [ask(7), ask(1)]
    await expect(all[0]).rejects.toThrow(AppError)
    await all[1]
    expect(order).toEqual([1])
  })

  it('has a limited number of clips waiting, and refuses more in a sentence', async () => {
    const { ask } = aMaker({ maxWaiting: 2 })
    const all = [ask(7), ask(1), ask(2)]
    await expect(ask(3)).rejects.toThrow('Too many sounds are being made. Please try again in a moment.')
    for (const one of all) one.catch(() => undefined)
  })

  it('reports in one sentence when there is no speech engine', async () => {
    const sentence = 'Nothing can be spoken: the speech engine is not installed.'
    const { ask, reports } = aMaker({}, `throw new Error('${sentence}')`)
    await expect(ask(1)).rejects.toThrow(AppError)
    expect(reports).toHaveLength(1)
  })
})
