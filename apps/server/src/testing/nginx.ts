import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { runNginx } from '../../../../tools/test/run-nginx.ts'
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
  const { said, stop } = await runNginx(dir, join(dir, 'nginx.conf'), port)
  onTestFinished(stop)
  return { address: `http://127.0.0.1:${port}`, said }
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
