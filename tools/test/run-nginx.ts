import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram, installPackage } from './find-program.ts'

/** Starts an nginx in a folder, by its file there, and waits until it accepts connections on the port. */
export async function runNginx(folder: string, file: string, port: number) {
  const nginx = spawn(findNginx(), ['-e', 'stderr', '-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  nginx.stderr.on('data', (text) => {
    said += text
  })
  const ended = once(nginx, 'close')
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${said}`)
    await sleep(20)
  }
  return {
    said: () => said,
    async stop() {
      nginx.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * The path of an nginx: an installed one, otherwise Debian's package if this user may install it. Throws one
 * sentence if there is none.
 */
function findNginx(): string {
  const find = () => findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'])
  if (!find()) installPackage('nginx-light')
  const found = find()
  if (!found) throw new Error('These tests need an nginx: install one.')
  return found
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
