import { connect } from 'node:net'

/**
 * One reply from the wire. Names of headers are in small letters, and several values of a name are joined.
 */
type WireReply = { status: number; headers: Readonly<Record<string, string>> }

export type Received = {
  /** Everything that was received, byte for byte. */
  text: string
  /** The replies in it, without those of status 100. */
  replies: WireReply[]
  /** The server left the connection open although we had hung up. */
  stuck: boolean
}

/**
 * Sends exactly these bytes, and returns what is received until the server closes. After `quiet` milliseconds
 * without a byte we hang up, because the server may be waiting for more.
 */
export async function sendBytes(
  port: number,
  bytes: string | Uint8Array,
  { quiet = 400 } = {},
): Promise<Received> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const chunks: Buffer[] = []
  // The server may close the connection while we still send.
  socket.on('error', () => {})
  socket.on('data', (chunk) => chunks.push(chunk))
  let stuck = false
  socket.setTimeout(quiet, () => {
    stuck = socket.writableEnded
    if (stuck) socket.destroy()
    else socket.end()
  })
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  const text = Buffer.concat(chunks).toString('latin1')
  return { text, replies: repliesIn(text), stuck }
}

function repliesIn(text: string): WireReply[] {
  return [...text.matchAll(/HTTP\/1\.1 (?<status>\d{3}) [^\r\n]*\r\n(?<lines>(?:[^\r\n]+\r\n)*)\r\n/g)]
    .map(({ groups }) => ({ status: Number(groups?.status), headers: headersIn(groups?.lines ?? '') }))
    .filter(({ status }) => status >= 200)
}

function headersIn(lines: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of lines.trim().split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? []
    const known = headers[name.toLowerCase()]
    headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`
  }
  return headers
}
