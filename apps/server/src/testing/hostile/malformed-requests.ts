const host = 'Host: localhost\r\n'
const ours = `${host}Origin: http://localhost\r\n`
const last = 'Connection: close\r\n\r\n'
export const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${host}${headers}${last}`
export const by = (method: string, target: string) => `${method} ${target} HTTP/1.1\r\n${ours}${last}`
const post = (target: string, headers: string, body: string) =>
  `POST ${target} HTTP/1.1\r\n${ours}${headers}${last}${body}`
const range = (value: string) => get('/audio/clip.mp3', `Range: ${value}\r\n`)

/**
 * Each request has a name and its expected status. A method that HTTP knows but the path does not take gets
 * 405. A method that HTTP does not know is not a request: 400, never 501.
 */
export const malformedRequests: readonly { what: string; sent: string; statuses: readonly number[] }[] = [
  { what: 'up and away', sent: get('/../../../etc/passwd'), statuses: [404] },
  { what: 'the same, encoded', sent: get('/%2e%2e/%2e%2e/etc/passwd'), statuses: [404] },
  { what: 'its slashes encoded', sent: get('/..%2f..%2fpackage.json'), statuses: [404] },
  { what: 'encoded twice', sent: get('/%252e%252e%252fpackage.json'), statuses: [404] },
  { what: 'encoded beyond need', sent: get('/%c0%ae%c0%ae/package.json'), statuses: [400] },
  { what: 'encoded backslashes', sent: get('/assets/..%5c..%5cclip.mp3'), statuses: [404] },
  { what: 'backslashes', sent: get('/assets/..\\..\\clip.mp3'), statuses: [400] },
  { what: 'an encoded null', sent: get('/level%00.html'), statuses: [404] },
  { what: 'a null', sent: get('/level\0'), statuses: [400] },
  { what: 'the clip from its folder', sent: get('/audio/../clip.mp3'), statuses: [404] },
  { what: 'what the build keeps for itself', sent: get('/.vite/manifest.json'), statuses: [404] },
  { what: 'a page by the name of a method', sent: get('/constructor'), statuses: [404] },
  { what: 'half an encoding', sent: get('/%'), statuses: [400] },
  { what: 'half an encoding in the API', sent: get('/api/%E0%A4'), statuses: [400] },
  { what: 'half an encoding of a clip', sent: get('/audio/%zz.mp3'), statuses: [400] },
  { what: 'half an encoding in a query', sent: get('/level?%=%zz'), statuses: [200] },
  { what: 'half a surrogate pair', sent: get('/%ED%A0%80'), statuses: [400] },
  { what: 'bytes that are no letters', sent: get('/\xff\xfe'), statuses: [400] },
  { what: 'a space', sent: get('/a b'), statuses: [400] },
  { what: 'another host in the address', sent: get('http://evil.example/level'), statuses: [200] },
  { what: 'another host as a path', sent: get('//evil.example/..'), statuses: [308] },
  { what: 'no address but a star', sent: by('OPTIONS', '*'), statuses: [400] },
  { what: 'a post to a page', sent: post('/level', 'Content-Length: 3\r\n', 'a=b'), statuses: [405] },
  { what: 'a trace', sent: by('TRACE', '/'), statuses: [405] },
  { what: 'a trace of the API', sent: by('TRACE', '/api/health'), statuses: [405] },
  { what: 'a tunnel', sent: by('CONNECT', 'localhost:443'), statuses: [405] },
  { what: 'a method of another protocol', sent: by('PROPFIND', '/level'), statuses: [405] },
  { what: 'a method that deletes', sent: by('DELETE', '/api/health'), statuses: [405] },
  { what: 'a method nobody knows', sent: by('FETCH', '/level'), statuses: [400] },
  { what: 'a method in small letters', sent: by('get', '/level'), statuses: [400] },
  {
    what: 'a method in another header',
    sent: get('/api/health', 'X-HTTP-Method-Override: DELETE\r\n'),
    statuses: [200],
  },
  { what: 'a clip by POST', sent: post('/audio/clip.mp3', 'Content-Length: 0\r\n', ''), statuses: [405] },
  {
    what: 'a body nobody wants',
    sent: get('/level', 'Content-Length: 5\r\n').concat('abcde'),
    statuses: [200],
  },
  {
    what: 'two lengths',
    sent: post('/', 'Content-Length: 5\r\nContent-Length: 6\r\n', 'abcde'),
    statuses: [400],
  },
  { what: 'a length below nothing', sent: post('/', 'Content-Length: -1\r\n', ''), statuses: [400] },
  {
    what: 'a length and chunks',
    sent: post(
      '/',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    ),
    statuses: [400],
  },
  {
    what: 'chunks by another name',
    sent: post('/', 'Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'),
    statuses: [405],
  },
  {
    what: 'a space before the colon',
    sent: post('/', 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'),
    statuses: [400],
  },
  {
    what: 'a chunk of no size',
    sent: post('/', 'Transfer-Encoding: chunked\r\n', 'zz\r\n'),
    statuses: [405],
  },
  {
    what: 'lines that only feed',
    sent: `GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n`,
    statuses: [400],
  },
  { what: 'no host', sent: `GET / HTTP/1.1\r\n${last}`, statuses: [400] },
  { what: 'two hosts', sent: get('/', host), statuses: [400] },
  { what: 'a host that is none', sent: `GET / HTTP/1.1\r\nHost: a@b/c\r\n${last}`, statuses: [400] },
  { what: 'the first version', sent: 'GET /level HTTP/1.0\r\n\r\n', statuses: [200] },
  { what: 'the version before that', sent: 'GET /level\r\n\r\n', statuses: [400] },
  { what: 'the version after this', sent: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', statuses: [400] },
  { what: 'a greeting of TLS', sent: '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', statuses: [400] },
  { what: 'a long address', sent: get(`/${'a'.repeat(8000)}`), statuses: [404] },
  { what: 'an address too long', sent: get(`/${'a'.repeat(70_000)}`), statuses: [414] },
  { what: 'headers too long', sent: get('/', `Cookie: ${'a'.repeat(70_000)}\r\n`), statuses: [431] },
  { what: 'too many headers', sent: get('/', 'A: b\r\n'.repeat(5000)), statuses: [431] },
  { what: 'a part past the end', sent: range('bytes=100-'), statuses: [416] },
  { what: 'a part past all ends', sent: range(`bytes=${'9'.repeat(400)}-`), statuses: [416] },
  { what: 'the last so many, and more', sent: range(`bytes=-${'9'.repeat(400)}`), statuses: [206] },
  { what: 'the last none', sent: range('bytes=-0'), statuses: [416] },
  { what: 'many parts', sent: range(`bytes=${'0-0,'.repeat(2000)}1-1`), statuses: [200] },
  { what: 'parts turned round', sent: range('bytes=9-1'), statuses: [200] },
  { what: 'part of nothing', sent: range(`bytes=${' '.repeat(9000)}x`), statuses: [200] },
  { what: 'versions that are none', sent: get('/level', 'If-None-Match: W/", "", ,\r\n'), statuses: [200] },
  {
    what: 'codings that are none',
    sent: get('/level', 'Accept-Encoding: ;q=,br;q=NaN,\xff\r\n'),
    statuses: [200],
  },
  { what: 'an expectation', sent: get('/level', 'Expect: the-unexpected\r\n'), statuses: [417] },
  {
    what: 'an offer of HTTP/2',
    sent: get('/level', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'),
    statuses: [200],
  },
  { what: 'an offer of a socket', sent: get('/level', 'Upgrade: websocket\r\n'), statuses: [200] },
  {
    what: 'three at once',
    sent: `GET / HTTP/1.1\r\n${host}\r\n`.repeat(2) + get('/none'),
    statuses: [200, 200, 404],
  },
  {
    what: 'a prototype in a header',
    sent: get('/api/health', '__proto__: x\r\nconstructor: y\r\n'),
    statuses: [200],
  },
]
