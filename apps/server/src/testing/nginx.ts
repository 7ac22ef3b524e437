import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { findProgram, installPackage } from '../../../../tools/test/find-program.ts'
import { aDirectory } from './start-app.ts'

const sample = fileURLToPath(new URL('../../../../docs/operate/nginx.conf', import.meta.url))

/** Ports that are free at this moment, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/**
 * A real nginx before servers on these ports, with the very configuration that `docs/operate.md` shows,
 * except for the ports and the certificate.
 */
export async function startNginx(port: number, servers: readonly number[]) {
  const dir = aDirectory({ 'nginx.conf': configuration(port, servers) })
  const nginx = spawn(findNginx(), ['-e', 'stderr', '-p', dir, '-c', join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  nginx.stderr.on('data', (text) => {
    said += text
  })
  const ended = once(nginx, 'close')
  onTestFinished(async () => {
    nginx.kill('SIGTERM')
    await ended
  })
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${said}`)
    await sleep(20)
  }
  return { address: `http://127.0.0.1:${port}`, said: () => said }
}

function configuration(port: number, servers: readonly number[]) {
  const ports = servers.values()
  const ours = readFileSync(sample, 'utf8')
    .replaceAll(/server \{\s*listen 80[ ;].*?\n\}\n/gs, '')
    .replace(/listen \[::\]:443.*\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ssl_certificate\w* .*\n/g, '')
    .replaceAll(/(?<=server 127\.0\.0\.1:)\d+/g, () => String(ports.next().value))
  return `
    daemon off;
    worker_processes 1;
    pid nginx.pid;
    error_log stderr error;
    events { worker_connections 512; }
    http {
      access_log off;
      client_body_temp_path body;
      proxy_temp_path proxy;
      fastcgi_temp_path fastcgi;
      uwsgi_temp_path uwsgi;
      scgi_temp_path scgi;
      ${ours}
    }`
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

/**
 * The path of an nginx: an installed one, otherwise Debian's package if this user may install it. Throws one
 * sentence if there is none.
 */
function findNginx(): string {
  const installed = () => findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'])
  const found = installed()
  if (found) return found
  installPackage('nginx-light')
  const packaged = installed()
  if (packaged) return packaged
  throw new Error('The tests of several processes need an nginx: install one.')
}
