import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A track of captions with its lines: when each begins, in milliseconds, and its text. */
type StandInTrack = {
  language: string
  name: string
  generated?: boolean
  lines: readonly (readonly [start: number, text: string])[]
}

/** A video of the stand-in, or the way in which it fails. */
type StandInVideo = {
  title?: string
  tracks?: readonly StandInTrack[]
  /** The player's reply to these clients, or to all. */
  status?: { status: string; reason?: string; clients?: readonly string[] }
  oembed?: number
  player?: number
  /**
   * The reply for the captions: nothing, a page, too much, a redirect to another host, or a broken
   * connection.
   */
  captions?: 'empty' | 'page' | 'too-many' | 'elsewhere' | 'cut' | 'round'
  /** The host in the tracks' URLs, if it is not the provider's. */
  host?: string
  /** In milliseconds: how long the player takes. */
  slow?: number
}

const malayalam = (generated = false): StandInTrack => ({
  language: 'ml',
  name: generated ? 'Malayalam (auto-generated)' : 'Malayalam',
  generated,
  lines: [
    [1000, 'നമസ്കാരം'],
    [3000, 'ഇന്ന് മഴ പെയ്യുന്നു'],
    [6000, 'നമുക്ക് ചായ കുടിക്കാം'],
  ],
})
const english: StandInTrack = {
  language: 'en',
  name: 'English',
  lines: [
    [1000, 'Hello'],
    [3100, 'It is raining today'],
    [6000, 'Let us drink tea'],
  ],
}

/** By their ids, which have eleven letters like the provider's. */
const standInVideos: Readonly<Record<string, StandInVideo>> = {
  malayalam01: { title: 'മഴയും ചായയും', tracks: [malayalam(true), english, malayalam()] },
  generated01: { title: 'Generated', tracks: [malayalam(true)] },
  english0001: { title: 'In English', tracks: [english, { ...english, language: 'hi', name: 'Hindi' }] },
  nocaption01: { title: 'Silent', tracks: [] },
  private0001: { oembed: 401, status: { status: 'LOGIN_REQUIRED', reason: 'This is a private video.' } },
  private0002: { oembed: 403, status: { status: 'ERROR', reason: 'This video is private' } },
  missing0001: { oembed: 404 },
  missing0002: { status: { status: 'ERROR', reason: 'Video unavailable' } },
  toomuch0001: { player: 429 },
  botcheck001: { status: { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm you’re not a bot' } },
  tokenwant01: { tracks: [malayalam()], captions: 'empty' },
  tokenwant02: { tracks: [], status: { status: 'UNPLAYABLE', reason: 'Not available in this app' } },
  strange0001: { tracks: [malayalam()], captions: 'page' },
  manyasked01: { tracks: [malayalam()], captions: 'too-many' },
  elsewhere01: { tracks: [malayalam()], captions: 'elsewhere' },
  elsewhere02: { tracks: [malayalam()], host: 'http://127.0.0.1:1' },
  elsewhere03: { tracks: [malayalam()], host: 'https://www.youtube.com.evil.example' },
  rounds00001: { tracks: [malayalam()], captions: 'round' },
  cutoff00001: { tracks: [malayalam()], captions: 'cut' },
  noembed0001: { oembed: 401, title: 'Not to embed', tracks: [malayalam()] },
  clients0001: {
    title: 'For some',
    tracks: [malayalam()],
    status: { status: 'UNPLAYABLE', reason: 'Update the app', clients: ['iOS'] },
  },
  nasty000001: {
    title: `a\u0000b\ud800 ${'long '.repeat(1000)}`,
    tracks: [
      {
        ...malayalam(),
        name: 'n\u0000\u202e',
        lines: [
          [-5, 'x'],
          [0, '\u0000'],
          [10, 'അ\u0000മ്മ\udc00'],
        ],
      },
    ],
  },
  slowslow001: { title: 'Slow', tracks: [malayalam()], slow: 700 },
}

/**
 * A local server that speaks as much of the provider's protocol as we use: embedding, player, captions. It
 * records its requests.
 */
export async function startStandInProvider(port = 0) {
  const asked: { path: string; client?: string | undefined; cookie?: string | undefined }[] = []

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const url = new URL(incoming.url ?? '/', 'https://www.youtube.com')
    const note: (typeof asked)[number] = { path: url.pathname, cookie: incoming.headers.cookie }
    asked.push(note)
    const send = (status: number, body: unknown, headers = {}) => {
      const json = typeof body !== 'string'
      outgoing.writeHead(status, { 'content-type': json ? 'application/json' : 'text/html', ...headers })
      outgoing.end(json ? JSON.stringify(body) : body)
    }

    if (url.pathname === '/oembed') {
      const id = URL.parse(url.searchParams.get('url') ?? '')?.searchParams.get('v') ?? ''
      const video = standInVideos[id]
      const status = video ? (video.oembed ?? 200) : 404
      return send(status, status === 200 ? { title: video?.title ?? id, author_name: 'Somebody' } : 'No')
    }
    if (url.pathname === '/youtubei/v1/player') {
      const { videoId, context } = JSON.parse(await text(incoming)) as {
        videoId: string
        context: { client: { clientName: string } }
      }
      note.client = context.client.clientName
      const video = standInVideos[videoId] ?? {}
      if (video.slow) await new Promise((resolve) => setTimeout(resolve, video.slow))
      if (video.player) return send(video.player, { error: { code: video.player } })
      return send(200, playerOf(videoId, video, context.client.clientName))
    }
    if (url.pathname === '/api/timedtext') return captions(url, outgoing, send)
    return send(404, 'Nothing here')
  }

  function captions(
    url: URL,
    outgoing: ServerResponse,
    send: (status: number, body: unknown, headers?: object) => void,
  ) {
    const video = standInVideos[url.searchParams.get('v') ?? ''] ?? {}
    const track = video.tracks?.[Number(url.searchParams.get('track'))]
    switch (video.captions) {
      case 'empty':
        return send(200, '')
      case 'page':
        return send(200, '<!doctype html><title>Something else</title>')
      case 'too-many':
        return send(302, '', { location: 'https://www.google.com/sorry/index' })
      case 'elsewhere':
        return send(302, '', { location: 'http://169.254.169.254/latest/meta-data/' })
      case 'round':
        return send(302, '', { location: url.pathname + url.search })
      case 'cut':
        outgoing.writeHead(200, { 'content-length': '1000' }).write('{"events":')
        return outgoing.destroy()
      default:
        if (!track || url.searchParams.get('fmt') !== 'json3') return send(404, 'No such track')
        return send(200, { wireMagic: 'pb3', events: track.lines.map(eventOf) })
    }
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${taken}`,
    asked,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const eventOf = ([tStartMs, utf8]: StandInTrack['lines'][number]) => ({
  tStartMs,
  dDurationMs: 2000,
  segs: [{ utf8 }],
})

function playerOf(id: string, { title = id, tracks = [], status, host }: StandInVideo, client: string) {
  const { clients, ...refused } = status ?? { status: 'OK' }
  const isRefused = status !== undefined && (!clients || clients.includes(client))
  return {
    responseContext: {},
    playabilityStatus: isRefused ? refused : { status: 'OK', playableInEmbed: true },
    videoDetails: {
      videoId: id,
      title,
      lengthSeconds: '60',
      channelId: 'UC',
      isLiveContent: false,
      viewCount: '1',
    },
    ...(!isRefused &&
      tracks.length > 0 && {
        captions: {
          playerCaptionsTracklistRenderer: {
            captionTracks: tracks.map(({ language, name, generated }, track) => ({
              baseUrl: `${host ?? 'https://www.youtube.com'}/api/timedtext?v=${id}&track=${track}&fmt=srv3&lang=${language}`,
              name: { simpleText: name },
              vssId: `${generated ? 'a' : ''}.${language}`,
              languageCode: language,
              isTranslatable: true,
              ...(generated && { kind: 'asr' }),
            })),
            audioTracks: [{ captionTrackIndices: tracks.map((_, place) => place) }],
            translationLanguages: [{ languageCode: 'en', languageName: { simpleText: 'English' } }],
          },
        },
      }),
  }
}
