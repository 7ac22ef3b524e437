import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a service replies: correctly, or in one of the ways in which services fail. */
export type VoiceWay =
  | 'right'
  | 'slow'
  | 'closed'
  | 'hanging'
  | 'busy'
  | 'broken'
  | 'refused'
  | 'moved'
  | 'html'
  | 'html as a sound'
  | 'json'
  | 'silence'
  | 'much too long'
  | 'much too short'
  | 'cut off'
  | 'huge'

type Asked = { path: string; authorization: string | undefined; body: Record<string, unknown> }

const sampleRate = 24_000

/**
 * A service on this machine that speaks OpenAI's protocol at `/v1/audio/speech`. It returns a tone, longer
 * for a longer text.
 */
export async function startVoiceService() {
  const asked: Asked[] = []
  const ways: VoiceWay[] = []
  let usual: VoiceWay = 'right'
  let retryAfter: string | undefined
  let underWay = 0
  let most = 0

  const server = createServer(async (incoming, outgoing) => {
    underWay += 1
    most = Math.max(most, underWay)
    outgoing.on('close', () => {
      underWay -= 1
    })
    const question = await read(incoming)
    asked.push(question)
    const way = question.path === '/v1/audio/speech' ? (ways.shift() ?? usual) : 'refused'
    reply(outgoing, way, String(question.body.input), retryAfter)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** How the next requests are answered, one after the other. */
    next: (...some: VoiceWay[]) => ways.push(...some),
    /** How all others are answered. */
    always(way: VoiceWay) {
      usual = way
    },
    /** When the busy service says to come again. */
    sayRetryAfter(text: string | undefined) {
      retryAfter = text
    },
    /** The most requests at the same time. */
    mostAtOnce: () => most,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(incoming: IncomingMessage): Promise<Asked> {
  let text = ''
  for await (const chunk of incoming) text += chunk
  const body = JSON.parse(text) as Asked['body']
  return { path: incoming.url ?? '', authorization: incoming.headers.authorization, body }
}

function reply(outgoing: ServerResponse, way: VoiceWay, text: string, retryAfter?: string) {
  const send = (status: number, body: string | Buffer, type: string, headers = {}) =>
    outgoing.writeHead(status, { 'content-type': type, ...headers }).end(body)
  const json = 'application/json'
  const html = '<!doctype html><title>Sign in</title>'
  const seconds = 0.15 * (text.match(/\p{L}|\p{N}/gu)?.length ?? 1)
  const whole = tone(seconds)
  switch (way) {
    case 'right':
      return send(200, whole, 'audio/wav')
    case 'slow':
      return setTimeout(() => send(200, whole, 'audio/wav'), 100)
    case 'closed':
      return outgoing.destroy()
    case 'hanging':
      return undefined
    case 'busy':
      return send(
        429,
        '{"error":{"message":"Too many."}}',
        json,
        retryAfter ? { 'retry-after': retryAfter } : {},
      )
    case 'broken':
      return send(500, '{"error":{"message":"Broken."}}', json)
    case 'refused':
      return send(401, '{"error":{"message":"Who are you?"}}', json)
    case 'moved':
      return send(307, '', 'text/plain', { location: '/v1/elsewhere' })
    case 'html':
      return send(200, html, 'text/html')
    case 'html as a sound':
      return send(200, html, 'audio/wav')
    case 'json':
      return send(200, '{"error":"The model is loading."}', json)
    case 'silence':
      return send(200, tone(seconds, 0), 'audio/wav')
    case 'much too long':
      return send(200, tone(seconds + 90), 'audio/wav')
    case 'much too short':
      return send(200, tone(0.01), 'audio/wav')
    case 'cut off':
      outgoing.writeHead(200, { 'content-type': 'audio/wav', 'content-length': whole.length })
      return outgoing.write(whole.subarray(0, 1000), () => outgoing.destroy())
    case 'huge':
      return send(200, Buffer.alloc(30_000_000), 'audio/wav')
  }
}

/** A WAV of one channel with 16 bits. */
function tone(seconds: number, amplitude = 0.3): Buffer {
  const samples = Math.round(seconds * sampleRate)
  const wav = Buffer.alloc(44 + 2 * samples)
  wav.write('RIFF')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(2 * sampleRate, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(2 * samples, 40)
  for (let at = 0; at < samples; at++)
    wav.writeInt16LE(
      Math.round(32_767 * amplitude * Math.sin((2 * Math.PI * 330 * at) / sampleRate)),
      44 + 2 * at,
    )
  return wav
}
