import { type Chance, makeChance } from './chance.ts'
import {
  asking,
  bodies,
  brokenHeaders,
  chunks,
  codings,
  hosts,
  junk,
  lengths,
  methods,
  percents,
  prizes,
  ranges,
  roots,
  targets,
  types,
  ups,
  versions,
} from './words.ts'

/** The target of a request: an endpoint of a contract, or any path of ours. */
export type Place = { method: string; path: string }

/**
 * Requests that no honest client sends: `each` of every family, and the same ones for the same seed. Each has
 * a client address of its own, as if from a proxy, so that no limit refuses it early.
 */
export function hostileRequests(seed: number, each: number, places: readonly Place[]): string[] {
  const chance = makeChance(seed)
  const requests = Object.values(families).flatMap((family) =>
    Array.from({ length: each }, () => family(chance, chance.one(places))),
  )
  return requests.map((request, index) =>
    request.replace(
      origin,
      `${origin}\r\nX-Forwarded-For: 10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    ),
  )
}

const nothing = 'A: b'
const changing = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Our own origin, so that requests that change something are read and not refused at once. */
const origin = 'Origin: http://localhost'

const head = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', origin, ...headers].map((text) => `${text}\r\n`).join('')

const last = 'Connection: close\r\n\r\n'
const get = (target: string, ...headers: string[]) => head(`GET ${target} HTTP/1.1`, ...headers) + last

const families: Record<string, (chance: Chance, place: Place) => string> = {
  traversal: ({ one, some }) => get(one(roots) + some(1, 6, () => one(ups)).join('') + one(prizes)),

  percents: ({ one, some, letters }) =>
    get(
      one(roots) + some(1, 4, () => letters(3) + one(percents)).join(''),
      `Accept: ${one(['*/*', 'text/html'])}`,
    ),

  bytes: ({ one, bytes }) => get(one(roots) + bytes(1, 20)),

  methods: ({ one }, { path }) => head(`${one(methods)} ${path} HTTP/1.1`) + last,

  versions: ({ one }, { path }) => head(`GET ${path} ${one(versions)}`) + last,

  hosts: ({ one, some }, { path }) =>
    [`GET ${path} HTTP/1.1`, ...some(0, 2, () => `Host: ${one(hosts)}`), last].join('\r\n'),

  targets: ({ one }) => get(one(targets), `Accept: ${one(['*/*', 'text/html'])}`),

  tooLong: ({ one, upTo }, { path }) =>
    one([
      () => get(one(roots) + one(['a', '/', '%', '%41', '../../', '\xff', '?a=b&']).repeat(upTo(12_000))),
      () => get(path, `${'a'.repeat(upTo(20_000))}: b`),
      () => get(path, `A: ${'a'.repeat(upTo(40_000))}`),
      () => get(path, ...Array.from({ length: upTo(3000) }, (_, index) => `A${index}: b`)),
    ])(),

  lengths: ({ one }, { path }) =>
    `${head(
      `POST ${path} HTTP/1.1`,
      `Content-Length: ${one(lengths)}`,
      one([nothing, `Content-Length: ${one(lengths)}`]),
    )}${last}abcde`,

  smuggling: ({ one }, { path }) =>
    head(
      `${one(['GET', ...changing])} ${path} HTTP/1.1`,
      one(['Content-Length: 5', nothing, `Content-Length: ${one(lengths)}`]),
      `${one(['Transfer-Encoding', 'Transfer-Encoding ', ' Transfer-Encoding', 'Transfer_Encoding'])}: ${one(codings)}`,
    ) +
    last +
    one(chunks),

  chunks: ({ one }, { path }) =>
    head(`POST ${path} HTTP/1.1`, 'Transfer-Encoding: chunked', 'Content-Type: application/json') +
    last +
    one(chunks),

  ranges: ({ one, upTo, digits }) =>
    get(
      one(['/audio/clip.mp3', '/audio/clip.mp3?v=%', '/level', '/audio/none.mp3']),
      `Range: ${one([
        () => one(ranges),
        () => `bytes=${digits(400)}-${digits(400)}`,
        () => `bytes=${'0-1,'.repeat(upTo(2000))}`,
        () => `bytes=${' '.repeat(upTo(12_000))}x`,
      ])()}`,
      one([nothing, 'If-Range: "', 'If-None-Match: W/', 'If-Range: "ab12cd34"']),
    ),

  asking: ({ one, some }, { path }) =>
    head(`${one(['GET', 'HEAD'])} ${path} HTTP/1.1`, ...some(1, 4, () => `${one(asking)}: ${one(junk)}`)) +
    last,

  headers: ({ one, bytes }, { path }) =>
    get(path, one([...brokenHeaders, `${bytes(1, 9)}: b`, `A: ${bytes(1, 9)}`])),

  upgrades: ({ one }, { path }) =>
    head(
      `${one(['GET', 'POST', 'OPTIONS'])} ${path} HTTP/1.1`,
      `Connection: ${one(['Upgrade', 'Upgrade, HTTP2-Settings', 'close, Host', 'keep-alive, X'])}`,
      `Upgrade: ${one(['h2c', 'websocket', 'HTTP/2.0', 'TLS/1.0', '', 'a, b', '\xff'])}`,
      one(['Expect: 100-continue', 'Expect: 200-ok', 'Expect: ', nothing]),
      one(['Sec-WebSocket-Key: AAAA', 'HTTP2-Settings: AAMAAABk', nothing]),
    ) + last,

  bodies: ({ one }, { method, path }) => {
    const body = one(bodies)
    const more = [
      nothing,
      nothing,
      'Content-Encoding: gzip',
      'Content-Type: text/plain',
      'Expect: 100-continue',
    ]
    return (
      head(
        `${one([method.toUpperCase(), one(changing)])} ${path} HTTP/1.1`,
        `Content-Type: ${one(['application/json', one(types)])}`,
        `Content-Length: ${body.length}`,
        one(more),
      ) +
      last +
      body
    )
  },

  pipelines: ({ one, some, letters }, { path }) =>
    some(1, 5, () => `${head(`GET ${path} HTTP/1.1`, `A: ${letters(5)}`)}\r\n`).join('') +
    one([
      '',
      'noise',
      '\r\n\r\n',
      '\0\0\0\0',
      `${head(`POST ${path} HTTP/1.1`, 'Content-Length: 9')}\r\n`,
      get(one(targets)),
    ]),

  slips: ({ one, bytes, upTo, letters }, { method, path }) => {
    const body = '{"email":"a@b.c"}'
    const request =
      head(
        `${method.toUpperCase()} ${path} HTTP/1.1`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `Cookie: a=${letters(9)}`,
      ) +
      last +
      body
    const place = upTo(request.length)
    return request.slice(0, place) + bytes(0, 3) + request.slice(place + one([0, 1, 1, 2, 50]))
  },
}
