import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'

const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y']

/** Runs the system's ffmpeg to its end. Throws its message if it fails. */
export async function ffmpeg(...args: string[]) {
  await ended(start(args))
}

/** Runs ffmpeg on what `feed` writes to it. */
export async function ffmpegFed(
  args: string[],
  feed: (take: (bytes: Uint8Array) => Promise<void>) => Promise<void>,
) {
  const process = start(args)
  const input = process.stdin as Writable
  const end = ended(process)
  await Promise.race([
    end,
    feed(async (bytes) => {
      if (!input.write(bytes)) await once(input, 'drain')
    }),
  ])
  input.end()
  await end
}

function start(args: string[]): ChildProcess {
  return spawn('ffmpeg', [...quiet.filter((arg) => arg !== '-nostdin'), ...args], {
    stdio: ['pipe', 'inherit', 'pipe'],
  })
}

async function ended(process: ChildProcess) {
  let said = ''
  process.stderr?.on('data', (text) => {
    said += text
  })
  const [code] = await Promise.race([
    once(process, 'close'),
    once(process, 'error').then(() => {
      throw new Error('Films need ffmpeg: install it (apt-get install ffmpeg).')
    }),
  ])
  if (code !== 0) throw new Error(`ffmpeg stopped: ${said.trim()}`)
}
