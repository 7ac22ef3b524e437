/**
 * The parts that hostile requests are made of. `¦` or a line break separates two parts. Each character is one
 * byte on the wire.
 */
const listed = (text: string): readonly string[] => text.trim().split(/ ¦ |\n\s*/)

export const roots = listed('/ ¦ /assets/ ¦ /audio/ ¦ /api/ ¦ /api/auth/ ¦ /ml/ ¦ // ¦ /level/')

export const ups = listed(String.raw`
  ../ ¦ ..%2f ¦ %2e%2e/ ¦ %2e%2e%2f ¦ %252e%252e%252f ¦ ..%5c ¦ ..\ ¦ ....// ¦ ..;/ ¦ %c0%ae%c0%ae/ ¦ .%00./ ¦ ..%c0%af ¦ ..%u2215`)

export const prizes = listed(`
  etc/passwd ¦ package.json ¦ src/main.ts ¦ proc/self/environ ¦ .git/config ¦ .env ¦ node_modules/ ¦ postgres/PG_VERSION`)

export const percents = listed(`
  % ¦ %% ¦ %z ¦ %2 ¦ %zz ¦ %E0 ¦ %E0%A4 ¦ %E0%A4%A ¦ %ff ¦ %C0%80 ¦ %ED%A0%80 ¦ %ED%BF%BF ¦ %F4%90%80%80 ¦ %u0041 ¦ %00
  %0d%0a ¦ %25 ¦ %2500 ¦ %0 ¦ %EF%BF%BD ¦ %E2%80%AE ¦ %E0%B4%85%E0%B5%8D`)

export const methods = [
  '',
  'A'.repeat(9000),
  ...listed(`
    HEAD ¦ POST ¦ PUT ¦ PATCH ¦ DELETE ¦ OPTIONS ¦ TRACE ¦ CONNECT ¦ PROPFIND ¦ SEARCH ¦ QUERY ¦ PURGE ¦ LINK ¦ M-SEARCH ¦ SOURCE
    TRACK ¦ FETCH ¦ get ¦ Get ¦ GETX ¦ GE T ¦ \0 ¦ G\xc3\x89T ¦ __proto__ ¦ GET,POST`),
]

export const versions = [
  '',
  'HTTP/1.1 ',
  ...listed(`
    HTTP/1.0 ¦ HTTP/0.9 ¦ HTTP/1.2 ¦ HTTP/2.0 ¦ HTTP/9.9 ¦ HTTP/1. ¦ HTTP/11 ¦ http/1.1 ¦ HTTPS/1.1 ¦ ICE/1.0 ¦ RTSP/1.0 ¦ HTTP/1.1\0
    HTTP/\xff.1 ¦ HTTP/-1.1 ¦ HTTP/01.01`),
]

export const hosts = [
  '',
  'a'.repeat(8000),
  ...listed(String.raw`
    a b ¦ a/b ¦ a?b ¦ a#b ¦ a@b ¦ @ ¦ : ¦ :80 ¦ localhost: ¦ localhost:99999 ¦ localhost:-1 ¦ localhost:http ¦ [::1] ¦ [::1 ¦ ::1 ¦ 127.1
    0x7f.1 ¦ xn-- ¦ localhost, evil.example ¦ evil.example\@localhost ¦ %00 ¦ .. ¦ . ¦ http://localhost ¦ __proto__ ¦ LOCALHOST`),
  ...listed('\xe0\xb4\x85 ¦ a\tb ¦ \x7f ¦ \xff'),
]

export const targets = [
  '',
  '/level/?\r\nX: y',
  ...listed(String.raw`
    * ¦ ? ¦ # ¦ /? ¦ /# ¦ /?# ¦ // ¦ /// ¦ //evil.example ¦ //evil.example/.. ¦ /. ¦ /.. ¦ /./ ¦ /../.. ¦ http:// ¦ http:///
    http://evil.example ¦ http://evil.example/api/health ¦ HTTP://localhost/level ¦ https://a:b@c:1/level ¦ http://[::1/
    http://localhost:99999/ ¦ http://local host/ ¦ http://a\b/ ¦ ftp://localhost/ ¦ javascript:alert(1) ¦ data:, ¦ file:///etc/passwd
    localhost:443 ¦ level ¦ \level ¦ /level;a=b ¦ /level?% ¦ /level?v=%ff&v=%00 ¦ /level#/../x ¦ /index.html/ ¦ /level/index.html.br
    /level/?next=//evil.example ¦ /level/? ¦ /ml//evil.example/ ¦ /__proto__ ¦ /constructor ¦ /toString ¦ /hasOwnProperty/ ¦ /404
    /.vite/manifest.json ¦ /api ¦ /api//health ¦ /api/health/ ¦ /API/health ¦ /api/health%2f ¦ /%61pi/health ¦ /api/health%00
    /api/health?__proto__[x]=1 ¦ /api/../api/health ¦ /audio/ ¦ /audio/__proto__.mp3 ¦ /audio/clip.mp3?v=% ¦ /audio/clip.mp3/..`),
]

export const lengths = [
  '',
  ...listed(`
    -1 ¦ +5 ¦ 0x5 ¦ 5, 5 ¦ 5, 6 ¦ 1e3 ¦ 5 5 ¦ 99999999999999999999999 ¦ 18446744073709551616 ¦ 9007199254740993 ¦ 4294967296 ¦ 5\0 ¦ \xb2
    05 ¦ five ¦ 0 ¦ 4`),
]

export const codings = [
  '',
  'chunked\r\n , identity',
  'chunked\r\nTransfer-Encoding: gzip',
  ...listed(`
    chunked ¦ Chunked ¦ xchunked ¦ chunked, identity ¦ identity ¦ identity, chunked ¦ chunked, chunked ¦ gzip, chunked ¦ \x0bchunked
    chunked\x0b ¦ "chunked" ¦ chunked;q=1 ¦ ,chunked`),
]

export const chunks: readonly string[] = [
  '0\r\n\r\n',
  '5\r\nabcde\r\n0\r\n\r\n',
  'zz\r\nabc\r\n',
  '-1\r\n\r\n',
  'FFFFFFFFFFFFFFFF1\r\na',
  '5\r\nabc',
  '5 \r\nabcde\r\n0\r\n\r\n',
  '5;a=b\r\nabcde\r\n0\r\n\r\n',
  `5;${'a'.repeat(20_000)}\r\nabcde\r\n0\r\n\r\n`,
  '5\nabcde\n0\n\n',
  '0x5\r\nabcde\r\n0\r\n\r\n',
  '0\r\nX: y\r\n\r\n',
  '0\r\n__proto__: y\r\n\r\n',
  '0\r\nContent-Length: 5\r\n\r\n',
  '\r\n',
  '5\r\nabcdefgh\r\n0\r\n\r\n',
  '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
]

export const ranges = listed(`
  bytes= ¦ bytes=- ¦ bytes=0 ¦ bytes=--1 ¦ bytes=-0 ¦ bytes=5-1 ¦ bytes=0-0,0-0 ¦ bytes=a-b ¦ bytes=0-9e9 ¦ bytes=0x0-0x9 ¦ bytes= 0-1
  bytes=0 - 1 ¦ bits=0-1 ¦ bytes ¦ = ¦ 0-1 ¦ bytes=0-1; ¦ bytes=\xb2- ¦ bytes=1-2-3 ¦ bytes=, ¦ bytes=0-, ¦ bytes=+0-1 ¦ bytes=100-`)

export const asking = listed(`
  Accept ¦ Accept-Encoding ¦ Accept-Language ¦ If-None-Match ¦ If-Match ¦ If-Range ¦ If-Modified-Since ¦ If-Unmodified-Since ¦ Cookie
  Authorization ¦ Referer ¦ User-Agent ¦ X-Forwarded-For ¦ X-Forwarded-Proto ¦ X-Forwarded-Host ¦ X-Http-Method-Override
  X-Original-Url ¦ Forwarded ¦ Via ¦ Content-Type ¦ Content-Encoding ¦ Sec-Fetch-Site ¦ Accept-Charset ¦ TE ¦ Trailer ¦ Max-Forwards
  Priority ¦ Origin ¦ Keep-Alive ¦ Upgrade-Insecure-Requests ¦ Cache-Control`)

export const junk = [
  '',
  '\t\t',
  'a'.repeat(7000),
  ', '.repeat(3000),
  '"a",'.repeat(2000),
  'q=0.'.repeat(2000),
  ' '.repeat(9000),
  ...listed(`
    , ¦ ,,,, ¦ ; ¦ * ¦ */*;q= ¦ text/html;q=2 ¦ br;q=much ¦ br, br, br ¦ gzip;q=-1 ¦ W/ ¦ W/"" ¦ "" ¦ " ¦ *, * ¦ "a ¦ null ¦ undefined
    __proto__ ¦ {"__proto__":{"x":1}} ¦ ../../etc/passwd ¦ %00 ¦ = ¦ ==== ¦ a=b; a=c; __proto__=d ¦ Bearer ¦ Basic !!!
    Thu, 99 Foo 9999 99:99:99 GMT ¦ -1 ¦ 1e309 ¦ NaN ¦ ' or 1=1 -- ¦ <script>alert(1)</script> ¦ $\{jndi:ldap://x} ¦ () { :; };`),
  ...listed('\x80\xff ¦ \xed\xa0\x80 ¦ \xe0\xb4\x85 ¦ \xef\xbb\xbf'),
]

export const brokenHeaders: readonly string[] = [
  'A : b',
  ' A: b',
  'A',
  ': b',
  'A\0: b',
  'A: \0',
  'A: b\rc',
  '__proto__: b',
  'constructor: b',
  'A: b\r\n c',
  'A\x7f: b',
  '\xe0\xb4\x85: b',
  'A:b\n',
]

export const types = [
  '',
  ...listed(`
    application/json ¦ application/json; charset=utf-16 ¦ application/json, text/plain ¦ text/plain ¦ application/x-www-form-urlencoded
    multipart/form-data ¦ multipart/form-data; boundary= ¦ application/xml ¦ json ¦ */* ¦ application/json; charset=" ¦ application/json;;;;`),
]

export const bodies = [
  '',
  '['.repeat(20_000),
  '['.repeat(20_000) + ']'.repeat(20_000),
  '{"a":'.repeat(9000) + '}'.repeat(9000),
  `{${'"a":1,'.repeat(4000)}"a":1}`,
  `{"email":"${'a'.repeat(5000)}@example.org"}`,
  ' '.repeat(200_000),
  ...listed(String.raw`
    { ¦ } ¦ [] ¦ [ ¦ null ¦ true ¦ 0 ¦ "" ¦ " ¦ NaN ¦ 1e999 ¦ {'a':1} ¦ {"a":1,} ¦ {"a":1}{"a":1} ¦ {"__proto__":{"admin":true}}
    {"constructor":{"prototype":{"admin":true}}} ¦ {"email":{"$gt":""}} ¦ {"email":["a@b.c"]} ¦ {"email":null} ¦ {"email":1}
    {"email":"a@b.c\u0000"} ¦ {"email":"\ud800"} ¦ {"email":"a@b.c\r\nBcc: x@y.z"} ¦ {"word":"\udfff"} ¦ a=b&c=d ¦ a[__proto__][x]=1
    <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`),
  ...listed('{"email":"\xff\xfe"} ¦ \xef\xbb\xbf{} ¦ \xff\xfe{\0}\0 ¦ \x1f\x8b\x08\0\0\0\0\0'),
]
