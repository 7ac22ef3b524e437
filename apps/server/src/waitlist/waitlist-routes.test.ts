import { type WaitlistReply, waitlistApi } from '@app/api'
import { describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Outside } from '../outside/outside.ts'
import { freshDatabase, openDatabase, startApp } from '../testing/start-app.ts'

const { join, leave } = waitlistApi
let clients = 0

/** The app, and a client with an address of its own. */
async function startList(outside: Partial<Outside> = {}) {
  const { app, db } = await startApp(outside)
  const newAddress = () => `198.51.${++clients >> 8}.${clients & 255}`
  const remoteAddress = newAddress()
  const post = (
    path: string,
    body: string,
    { address = remoteAddress, ...headers }: Record<string, string> = {},
  ) =>
    app.request(
      path,
      {
        method: 'POST',
        body,
        headers: { origin: 'http://localhost', 'content-type': 'application/json', ...headers },
      },
      { incoming: { socket: { remoteAddress: address } } },
    )
  const add = (email: unknown, headers = {}) => post(join.path, JSON.stringify({ email }), headers)
  const added = async (email: string) => ((await (await add(email)).json()) as WaitlistReply).token
  const remove = (token: string) => post(leave.path, JSON.stringify({ token }))
  const listed = async (email: string) =>
    db.selectFrom('waitlist').selectAll().where('address_key', '=', email.toLowerCase()).execute()
  return { db, post, add, added, remove, listed, newAddress }
}

describe('joining', () => {
  it('stores the address and the language of its page, and only a hash of the token', async () => {
    const { post, listed } = await startList()
    const reply = await post(join.path, '{"email":" Asha@Example.ORG ","language":"ml"}')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const { token } = (await reply.json()) as WaitlistReply
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await listed('asha@example.org')
    expect(rows).toEqual([
      {
        address_key: 'asha@example.org',
        email: 'Asha@example.org',
        language: 'ml',
        removal_hash: expect.any(String),
        joined_at: expect.any(Date),
      },
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['the same letters', 'ravi1@example.org', 'ravi1@example.org'],
    ['capitals', 'ravi2@example.org', 'RAVI2@EXAMPLE.ORG'],
    ['spaces around it', 'ravi3@example.org', ' ravi3@example.org '],
  ])(
    'stores an address once, although it is written again with %s, with the same reply',
    async (_, first, again) => {
      const { db, add } = await startList()
      const count = async () => Number((await db.selectFrom('waitlist').selectAll().execute()).length)
      const one = await add(first)
      const before = await count()
      const other = await add(again)
      expect(await count()).toBe(before)
      expect(other.status).toBe(one.status)
      const headersOf = (reply: Response) => [...reply.headers.keys()]
      expect(headersOf(other)).toEqual(headersOf(one))
      const [bodyOfOne, bodyOfOther] = [await one.json(), await other.json()]
      expect(Object.keys(bodyOfOther as object)).toEqual(Object.keys(bodyOfOne as object))
    },
  )

  it('stores an address once that is sent many times at the same moment', async () => {
    const { add, listed } = await startList()
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, place) => add(place % 2 ? 'many@example.org' : 'MANY@example.org')),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await listed('many@example.org')).toHaveLength(1)
  })

  it.each([
    ['{"email":""}', 'The e-mail address is missing.'],
    ['{}', /"email"/],
    ['{"email":"asha"}', 'This does not look like an e-mail address.'],
    ['{"email":"asha@a\u200db.example"}', 'This does not look like an e-mail address.'],
    [`{"email":"${'a'.repeat(250)}@example.org"}`, 'This is too long for an e-mail address.'],
    ['{"email":"asha@example.org","language":"fr"}', 'The language must be en or ml.'],
    ['asha@example.org', 'The body must be JSON.'],
  ])('refuses %s in a sentence, and stores nothing', async (body, sentence) => {
    const { db, post } = await startList()
    const rows = () => db.selectFrom('waitlist').selectAll().execute()
    const before = await rows()
    const reply = await post(join.path, body)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      code: 'invalid',
      message: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    })
    expect(await rows()).toEqual(before)
  })

  it('refuses a body that is too large, and a page that is not ours', async () => {
    const { post } = await startList()
    expect((await post(join.path, `{"email":"${'a'.repeat(5000)}"}`)).status).toBe(413)
    expect(
      (await post(join.path, '{"email":"a@example.org"}', { origin: 'https://else.example' })).status,
    ).toBe(403)
  })

  it('says so when the database is away', async () => {
    const away = connect({ connectionString: 'postgres://me@127.0.0.1:1/none' }, () => {})
    const { add, remove } = await startList({ db: away, report: () => {} })
    expect((await add('asha@example.org')).status).toBe(503)
    expect((await remove('a'.repeat(43))).status).toBe(503)
  })
})

describe('the limit of joining', () => {
  it('is exact for parallel requests to two processes', async () => {
    const url = await freshDatabase()
    const one = await startList({ db: openDatabase(url) })
    const other = await startList({ db: openDatabase(url) })
    const address = one.newAddress()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        (place % 2 ? one : other).add(`asha${place}@example.org`, { address }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(join.limit.many)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(50 - join.limit.many)
    expect(await one.db.selectFrom('waitlist').selectAll().execute()).toHaveLength(join.limit.many)
  })

  /** Sends one request more than is allowed, each time as `client` says, and returns the last status. */
  async function askTooOften(
    { add }: Awaited<ReturnType<typeof startList>>,
    client: (time: number) => Record<string, string>,
  ) {
    const ask = (time: number) => add('asha@example.org', client(time))
    for (let time = 0; time < join.limit.many; time++) expect((await ask(time)).status).toBe(200)
    return (await ask(join.limit.many)).status
  }

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'user-agent'])(
    'cannot be avoided by the header %s',
    async (header) => {
      const list = await startList()
      expect(await askTooOften(list, (time) => ({ [header]: `203.0.113.${time}` }))).toBe(429)
    },
  )

  it('cannot be avoided behind a proxy by what a client wrote into the header itself', async () => {
    const list = await startList({ proxies: 1 })
    const client = list.newAddress()
    const status = await askTooOften(list, (time) => ({ 'x-forwarded-for': `203.0.113.${time}, ${client}` }))
    expect(status).toBe(429)
  })

  it('cannot be avoided by the many addresses of one IPv6 network', async () => {
    const list = await startList()
    expect(await askTooOften(list, (time) => ({ address: `2001:db8:7:7::${time.toString(16)}` }))).toBe(429)
  })

  it('does not lock out others, behind the same proxy or in the next network', async () => {
    const list = await startList({ proxies: 1 })
    const [client, other] = [list.newAddress(), list.newAddress()]
    expect(await askTooOften(list, () => ({ 'x-forwarded-for': client }))).toBe(429)
    expect((await list.add('asha@example.org', { 'x-forwarded-for': other })).status).toBe(200)
    expect((await list.add('asha@example.org', { 'x-forwarded-for': '2001:db8:7:8::1' })).status).toBe(200)
  })
})

describe('leaving', () => {
  it('removes what its token added, and replies the same when there is nothing any more', async () => {
    const { added, remove, listed } = await startList()
    const token = await added('gone@example.org')
    const decoy = await added('decoy@example.org')
    const [one, other] = [await remove(token), await remove(token)]
    expect([one.status, other.status]).toEqual([200, 200])
    expect(await one.text()).toBe(await other.text())
    expect(await listed('gone@example.org')).toEqual([])
    expect(await listed('decoy@example.org')).toHaveLength(1)
    expect(decoy).not.toBe(token)
  })

  it('removes nothing by the token of somebody who knew only the address', async () => {
    const { added, remove, listed } = await startList()
    await added('kept@example.org')
    const theirs = await added('kept@example.org')
    expect((await remove(theirs)).status).toBe(200)
    expect(await listed('kept@example.org')).toHaveLength(1)
  })

  it('accepts the address again afterwards', async () => {
    const { added, remove, listed } = await startList()
    await remove(await added('back@example.org'))
    await added('back@example.org')
    expect(await listed('back@example.org')).toHaveLength(1)
  })

  it.each(['', 'short', 'a'.repeat(44), "' or 1=1 --".padEnd(43), '%'.repeat(43)])(
    'refuses %j as a token',
    async (token) => {
      const { remove } = await startList()
      const reply = await remove(token)
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ code: 'invalid' })
    },
  )
})

describe('a plain HTML form', () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    referer: 'http://localhost/ml/youtube?waitlist=old',
  }
  const fields = (email: string) => new URLSearchParams({ email, language: 'ml' }).toString()

  it('joins, and is sent back to its page with the token', async () => {
    const { post, remove, listed } = await startList()
    const reply = await post(join.path, fields('form@example.org'), form)
    expect(reply.status).toBe(303)
    const location = reply.headers.get('location') ?? ''
    expect(location).toMatch(/^\/ml\/youtube\?waitlist=[\w-]{43}#waitlist-thanks$/)
    expect(await reply.text()).toBe('')
    expect(await listed('form@example.org')).toMatchObject([{ language: 'ml' }])
    await remove(new URL(location, 'http://localhost').searchParams.get('waitlist') ?? '')
    expect(await listed('form@example.org')).toEqual([])
  })

  it('sees there what was wrong', async () => {
    const { post } = await startList()
    const reply = await post(join.path, fields('asha'), form)
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toBe('/ml/youtube#waitlist-invalid')
    expect(await reply.text()).toBe('')
  })

  it('sees there that it was sent too often', async () => {
    const { post } = await startList()
    const ask = () => post(join.path, fields('asha@example.org'), form)
    for (let time = 0; time < join.limit.many; time++) await ask()
    const reply = await ask()
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toBe('/ml/youtube#waitlist-too-many')
  })

  it('sees there that the database is away, which is reported', async () => {
    const reported: unknown[] = []
    const away = connect({ connectionString: 'postgres://me@127.0.0.1:1/none' }, () => {})
    const { post } = await startList({ db: away, report: (error) => reported.push(error) })
    const reply = await post(join.path, fields('asha@example.org'), form)
    expect(reply.headers.get('location')).toBe('/ml/youtube#waitlist-failed')
    expect(reported).toHaveLength(1)
  })

  it.each([
    [undefined, '/youtube#waitlist-invalid'],
    ['nonsense', '/youtube#waitlist-invalid'],
    ['foo:/\\else.example', '/youtube#waitlist-invalid'],
    ['http://localhost//else.example/x', '/else.example/x#waitlist-invalid'],
    ['http://localhost/\\\\else.example', '/else.example#waitlist-invalid'],
  ])('that says it comes from %s is sent to a page of ours', async (referer, location) => {
    const { post } = await startList()
    const { referer: _, ...others } = form
    const reply = await post(join.path, fields('asha'), referer ? { ...others, referer } : others)
    expect(reply.headers.get('location')).toBe(location)
  })

  it('that asks for JSON gets JSON', async () => {
    const { post } = await startList()
    const asking = { ...form, accept: 'application/json' }
    expect(await (await post(join.path, fields('json@example.org'), asking)).json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await post(join.path, fields('asha'), asking)).status).toBe(400)
  })

  it('is refused where only JSON is accepted', async () => {
    const { post } = await startList()
    expect((await post(leave.path, 'token=x', form)).status).toBe(415)
  })
})
