import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../../..')

/** A server that a test may stop and start again, always at the same address. */
export type OwnServer = {
  address: string
  stop: () => Promise<void>
  start: (pagesDir?: string) => Promise<void>
}

// The folder of the journeys' common server is not for others.
const { JOURNEYS_DIR: _common, ...environment } = process.env

/**
 * Starts the real server with these settings. Without a DATA_DIR it gets one that is deleted when it stops.
 */
export async function ownServer(port: number, settings: Record<string, string> = {}): Promise<OwnServer> {
  const address = `http://127.0.0.1:${port}`
  let running: ChildProcess | undefined

  async function start(pages?: string) {
    if (running) return
    const program = settings.DATA_DIR ? 'apps/server/src/main.ts' : 'tools/test/start-server.ts'
    const server = spawn(process.execPath, [program], {
      cwd: root,
      env: {
        ...environment,
        CLIPS: 'on-demand',
        ...settings,
        HOST: '127.0.0.1',
        PORT: String(port),
        ...(pages && { PAGES_DIR: pages }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running = server
    for await (const said of server.stdout) if (String(said).includes(address)) return
    throw new Error(`The server at ${address} did not start.`)
  }

  async function stop() {
    if (!running) return
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
    running = undefined
  }

  await start()
  return { address, start, stop }
}
