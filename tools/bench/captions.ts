import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ownVideosApi } from '@app/api'
import { atMost, type Figure } from './figure.ts'

const cues = 20_000
const imports = 4

/** Milliseconds between two requests of somebody else, while a text is read. */
const every = 5

/**
 * Bringing texts as long as may be, an SRT of 20,000 captions with as many in English, as a learner's browser sends them, until they are
 * kept; and how long somebody else waits meanwhile, who asks for an answer from the database all the time. The first import, which starts
 * the worker, is counted for what others wait, and named for itself.
 */
export async function timeCaptions(address: string): Promise<Figure[]> {
  const cookie = await signUp(address)
  const original = srtOf((cue) => `ഇന്നലെ ഞങ്ങൾ കൊച്ചിയിൽ പോയി, ${cue}`)
  const english = srtOf((cue) => `Yesterday we went to Kochi, ${cue}`)
  const alone = new FormData()
  alone.set('original', new File([original], 'long.srt'))
  const both = new FormData()
  both.set('original', new File([original], 'long.srt'))
  both.set('english', new File([english], 'long.en.srt'))

  const other = await startWaiting(address)
  const first = await bring(address, cookie, alone)
  const times: number[] = []
  for (let time = 0; time < imports; time++) times.push(await bring(address, cookie, alone))
  const withEnglish = await bring(address, cookie, both)
  const waits = await other.stop()
  return [
    atMost('20,000 captions read and kept', Math.max(...times), 1000, 'ms'),
    atMost('… the first, with the start of the worker', first, 2000, 'ms'),
    atMost('… with as many in English', withEnglish, 2000, 'ms'),
    atMost(
      `… the longest that others wait meanwhile, of ${waits.length} requests`,
      Math.max(...waits),
      50,
      'ms',
    ),
  ]
}

async function bring(address: string, cookie: string, body: FormData): Promise<number> {
  const start = performance.now()
  const headers = { origin: address, cookie }
  const reply = await fetch(address + ownVideosApi.add.path, { method: 'POST', headers, body })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`The import was answered with ${reply.status}: ${text}`)
  return performance.now() - start
}

async function startWaiting(address: string) {
  const worker = new Worker(new URL('./wait.ts', import.meta.url), {
    workerData: { url: `${address}/api/health`, every },
  })
  await once(worker, 'message')
  return {
    async stop(): Promise<number[]> {
      const answer = once(worker, 'message')
      worker.postMessage('stop')
      const [waits] = (await answer) as [number[]]
      return waits
    },
  }
}

function srtOf(say: (cue: number) => string): string {
  const two = (of: number) => String(Math.floor(of)).padStart(2, '0')
  const stamp = (of: number) => `${two(of / 3600)}:${two((of / 60) % 60)}:${two(of % 60)},000`
  return Array.from(
    { length: cues },
    (_, cue) => `${cue + 1}\n${stamp(cue * 2)} --> ${stamp(cue * 2 + 2)}\n${say(cue)}`,
  ).join('\n\n')
}

async function signUp(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${randomUUID()}@example.org`, password: randomUUID() }),
  })
  if (!reply.ok) throw new Error(`The sign-up was answered with ${reply.status}.`)
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
