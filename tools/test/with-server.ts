import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'

/**
 * Runs `use` with the real server on the built app, with a database of its own, and ends the server after it.
 */
export async function withServer(
  use: (server: { address: string; pid: number; dataDir: string; chromium: string }) => Promise<void>,
) {
  const chromium = findChromium()
  const dataDir = process.env.JOURNEYS_DIR ?? mkdtempSync(join(tmpdir(), 'malayalam-journeys-'))
  const server = spawn(process.execPath, [...startOptions(), 'tools/test/start-server.ts'], {
    env: { ...process.env, JOURNEYS_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await addressOf(server.stdout)
    await use({ address, pid: server.pid ?? 0, dataDir, chromium })
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
}

/** The options that `npm start` gives Node. */
function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  return scripts.start.match(/--\S+/g) ?? []
}

/** The server prints its address in one line. */
async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let said = ''
  for await (const piece of output) {
    said += piece.toString()
    const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0]
    if (address) return address
  }
  throw new Error(`The server did not start: ${said}`)
}
