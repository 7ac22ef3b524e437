import { createHmac, randomUUID, scryptSync } from 'node:crypto'
import type { Mail } from '../outside/mailer.ts'
import type { startApp } from './start-app.ts'

type Server = Pick<Awaited<ReturnType<typeof startApp>>, 'app' | 'db' | 'settled'>

export const aPassword = 'a long enough password'
const salt = Buffer.alloc(16)
/** A hash of that password that costs nothing to check. */
export const cheapHash = `scrypt$2$8$1$${salt.toString('base64url')}$${scryptSync(aPassword, salt, 32, { N: 2 }).toString('base64url')}`

export const anEmail = () => `learner-${randomUUID()}@example.org`

/** A browser that keeps its cookies, sends our origin, and has an address of its own. */
export function aBrowser(
  { app }: Server,
  {
    address = `2001:db8:${randomUUID().slice(9, 18).replace('-', ':')}::1`,
    jar = new Map<string, string>(),
  } = {},
) {
  const incoming = { socket: { remoteAddress: address } }

  async function send(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    if (!headers.has('origin')) headers.set('origin', 'http://localhost')
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) headers.set('cookie', cookie)
    const reply = await app.request(path, { ...init, headers }, { incoming })
    for (const line of reply.headers.getSetCookie()) keep(jar, line)
    return reply
  }

  const sendJson =
    (method: string) =>
    (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      send(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })

  return {
    jar,
    send,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    post: sendJson('POST'),
    put: sendJson('PUT'),
  }
}

/** Who is signed in, in better-auth's reply to the web; null if nobody is. */
export async function sessionOf({ get }: Pick<ReturnType<typeof aBrowser>, 'get'>) {
  return (await (await get('/api/auth/get-session')).json()) as {
    user: { id: string; email: string; emailVerified: boolean; twoFactorEnabled: boolean | null }
    session: { id: string; token: string }
  } | null
}

/** A learner who has just signed up, in their browser. */
export async function aNewLearner(server: Server) {
  const browser = aBrowser(server)
  const email = anEmail()
  const reply = await browser.post('/api/auth/sign-up/email', { email, password: aPassword })
  await server.settled()
  if (!reply.ok) throw new Error(`The sign-up was refused: ${await reply.text()}`)
  const { user } = (await reply.json()) as { user: { id: string } }
  return { ...browser, id: user.id, email, password: aPassword }
}

/** A signed-in learner from long ago, when a password cost next to nothing. */
export async function aLearner(server: Server, { email = anEmail(), proven = false } = {}) {
  const { id } = await server.db
    .insertInto('auth.user')
    .values({ name: '', email, emailVerified: proven, role: 'user', createdAt: new Date('2026-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = {
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: cheapHash,
    updatedAt: new Date(),
  }
  await server.db.insertInto('auth.account').values(account).execute()
  const browser = aBrowser(server)
  const reply = await browser.post('/api/auth/sign-in/email', { email, password: aPassword })
  if (!reply.ok) throw new Error(`The sign-in was refused: ${await reply.text()}`)
  return { ...browser, id, email, password: aPassword }
}

/**
 * The code of an authenticator app for the secret in the URL that it scanned (RFC 6238: 30 s, 6 digits,
 * SHA-1).
 */
export function codeOf(totpURI: string, now = Date.now()): string {
  const letters = new URL(totpURI).searchParams.get('secret') ?? ''
  const bits = [...letters].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes =
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A mail server that stores the last mail to each address. */
export function aPostbox() {
  const sent: Mail[] = []
  return {
    sent,
    mail: { send: async (mail: Mail) => void sent.push(mail) },
    lastTo: (email: string) => sent.findLast(({ to }) => to === email),
    /** The path of the link in the last mail to an address. */
    linkTo: (email: string) => {
      const url = /https?:\S+/.exec(sent.findLast(({ to }) => to === email)?.text ?? '')?.[0]
      if (!url) throw new Error(`No link was mailed to ${email}.`)
      const { pathname, search } = new URL(url)
      return pathname + search
    },
    /** The token in the link of the last mail that had one. */
    tokenTo: (email: string) => {
      const tokens = sent
        .filter(({ to }) => to === email)
        .map(({ text }) => /[?&](?:token|link)=([\w-]+)/.exec(text)?.[1])
      const token = tokens.findLast((found) => found !== undefined)
      if (!token) throw new Error(`No token was mailed to ${email}.`)
      return token
    },
  }
}

function keep(jar: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const gone = value === '' || attributes.some((attribute) => /max-age=0$/i.test(attribute.trim()))
  if (gone) jar.delete(name.trim())
  else jar.set(name.trim(), value)
}
