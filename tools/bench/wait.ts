import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A thread that asks the same of a server over and over, and tells how long each answer took, in milliseconds: on a thread of its own, so
 * that what the asking thread does besides is not counted.
 */
const { url, every } = workerData as { url: string; every: number }
const waits: number[] = []
let stopped = false
parentPort?.once('message', () => {
  stopped = true
})
parentPort?.postMessage('ready')
while (!stopped) {
  const start = performance.now()
  await (await fetch(url)).text()
  waits.push(performance.now() - start)
  await sleep(every)
}
parentPort?.postMessage(waits)
