import { once } from 'node:events'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { byteRange } from '@app/api'
import { runNginx } from '../../../../tools/test/run-nginx.ts'

/** A host of plain files. */
export type StaticHost = { stop: () => Promise<void> }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
}

/** The plainest kind of host: `/level` is `level.html`, every wrong address gets one page, and no headers are added. */
export async function plainHost(folder: string, port: number): Promise<StaticHost> {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const found = [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(folder, name))
      .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    const file = found ?? join(folder, '404.html')
    const bytes = readFileSync(file)
    const range = byteRange(found && request.headers.range, bytes.length)
    const part = range.type === 'part' ? bytes.subarray(range.start, range.end + 1) : bytes
    reply.writeHead(range.type === 'part' ? 206 : found ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': part.length,
      'accept-ranges': 'bytes',
      ...(range.type === 'part' && { 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
    })
    reply.end(part)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** A real nginx with the configuration from `docs/operate`, except port, folder and certificate. */
export async function nginxHost(folder: string, port: number): Promise<StaticHost> {
  // Its workers run as another user.
  chmodSync(folder, 0o755)
  const sample = readFileSync(
    new URL('../../../../docs/operate/static-site.nginx.conf', import.meta.url),
    'utf8',
  )
  const ours = sample
    .replace(/server \{\s*listen 80;.*?\n\}\n/s, '')
    .replace(/listen \[::\]:443.*\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ssl_certificate\w* .*\n/g, '')
    .replace('/var/www/malayalam', folder)
  const configuration = join(folder, '.nginx.conf')
  writeFileSync(
    configuration,
    `daemon off; pid ${folder}/.nginx.pid; events {} http { include /etc/nginx/mime.types; access_log off; ${ours} }`,
  )
  return runNginx(folder, configuration, port)
}
