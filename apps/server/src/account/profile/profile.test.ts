import { accountApi } from '@app/api'
import { describe, expect, it } from 'vitest'
import { aLearner } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const { path, reply: Profile } = accountApi.profile

async function twoLearners() {
  const server = await startApp()
  return { server, learner: await aLearner(server), other: await aLearner(server) }
}

const aUsername = ({ id }: { id: string }) => `u-${id.slice(0, 8)}`

describe('the profile', () => {
  it('is empty at first, and then is what was saved last', async () => {
    const { learner, other } = await twoLearners()
    const Email = learner.email
    expect(await (await learner.get(path)).json()).toEqual({ name: null, username: null, Email })

    const first = { name: 'Anna', username: aUsername(learner) }
    expect(await (await learner.put(path, first)).json()).toEqual({ ...first, Email })
    const second = { name: 'Anna M', username: `${aUsername(learner)}.2` }
    expect((await learner.put(path, second)).status).toBe(200)
    const read = await (await learner.get(path)).json()
    expect(read).toEqual({ ...second, Email })
    expect(Profile['~standard'].validate(read)).toEqual({ typed: true, value: read })
    expect(await (await other.get(path)).json()).toMatchObject({ name: null })
  })

  it('is one row for each learner, with the column names of docs/product.md', async () => {
    const { server, learner } = await twoLearners()
    await learner.put(path, { name: 'A', username: '' })
    await learner.put(path, { name: 'B', username: '' })
    const rows = await server.db.selectFrom('users').selectAll().where('userid', '=', learner.id).execute()
    expect(rows).toMatchObject([{ userid: learner.id, name: 'B', username: null, Email: learner.email }])
  })

  it('says in a sentence that another learner has the username, in any capitals', async () => {
    const { learner, other } = await twoLearners()
    const username = `Amm\u00fa-${learner.id.slice(0, 8)}`
    await learner.put(path, { name: 'A', username })
    const reply = await other.put(path, { name: 'B', username: username.toUpperCase().normalize('NFD') })
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/ is taken\.$/),
    })
    expect(await (await other.get(path)).json()).toMatchObject({ name: null })
    expect((await learner.put(path, { name: 'A2', username })).status).toBe(200)
  })

  it('also recognises a taken username in letters that are only drawn wider', async () => {
    const { learner, other } = await twoLearners()
    const username = `ana-${learner.id.slice(0, 8)}`
    await other.put(path, { name: 'A', username })
    const wide = username.replace(/[a-z]/g, (letter) =>
      String.fromCodePoint(0xff41 + letter.charCodeAt(0) - 97),
    )
    expect((await learner.put(path, { name: 'B', username: wide })).status).toBe(409)
  })

  it.each(['аѕһа', 'ɑsha', 'ashạ', 'ꭺsha', 'ASHA'])('does not let %s exist beside asha', async (alike) => {
    const { learner, other } = await twoLearners()
    const number = learner.id.replaceAll(/\D/g, '').slice(0, 8)
    expect((await other.put(path, { name: 'A', username: `asha${number}` })).status).toBe(200)
    const reply = await learner.put(path, { name: 'B', username: `${alike}${number}` })
    expect(reply.status).toBe(409)
  })

  it('cannot be written for another learner, by id or by e-mail', async () => {
    const { learner, other } = await twoLearners()
    await other.put(path, { name: 'Other', username: '' })
    await learner.put(path, { name: 'Mine', username: '', userid: other.id, Email: other.email })
    expect(await (await other.get(path)).json()).toMatchObject({ name: 'Other', Email: other.email })
    expect(await (await learner.get(path)).json()).toMatchObject({ name: 'Mine', Email: learner.email })
  })

  it.each([
    { name: '  അമ്മു  ', saved: 'അമ്മു' },
    { name: 'Jose\u0301', saved: 'Jos\u00e9' },
    { name: '<b>bold</b>', saved: '<b>bold</b>' },
    { name: '', saved: null },
    { name: '😀'.repeat(80), saved: '😀'.repeat(80) },
  ])('accepts the name "$name"', async ({ name, saved }) => {
    const learner = await aLearner(await startApp())
    expect(await (await learner.put(path, { name, username: '' })).json()).toMatchObject({ name: saved })
  })

  it.each([
    { name: 'x'.repeat(81), username: '' },
    { name: 'two\nlines', username: '' },
    { name: 'nul\u0000', username: '' },
    { name: 7, username: '' },
    { name: 'x' },
    { name: 'x', username: 'ab' },
    { name: 'x', username: 'x'.repeat(31) },
    { name: 'x', username: 'with space' },
    { name: 'x', username: '-dash' },
    { name: 'x', username: 'a@b.example' },
    { name: 'x', username: 'zero\u200bwidth' },
    { name: 'x', username: '\u0430nna' },
    [],
    null,
  ])('refuses %j in one sentence', async (form) => {
    const learner = await aLearner(await startApp())
    const reply = await learner.put(path, form)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid', message: expect.stringMatching(/\.$/) })
  })

  it('refuses a body that is not JSON, or is endless', async () => {
    const learner = await aLearner(await startApp())
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(9000)) })
    const headers = { 'content-type': 'application/json' }
    const send = (init: RequestInit) => learner.send(path, { method: 'PUT', headers, ...init })
    expect((await send({ body: '{"name":' })).status).toBe(400)
    expect((await send({ body: endless, duplex: 'half' } as RequestInit)).status).toBe(413)
  })
})

it('names only the providers with keys, and says whether mails arrive', async () => {
  const keys = { clientId: 'id', clientSecret: 'hidden' }
  const secret = 'a secret for tests, of 32 characters'
  const withGoogle = await startApp({ account: { secret, operators: [], social: { google: keys } } })
  const reply = await withGoogle.get(accountApi.ways.path)
  expect(await reply.text()).toBe('{"social":["google"],"mail":true}')
  const withNone = await startApp({ mailArrives: false })
  expect(await (await withNone.get(accountApi.ways.path)).json()).toEqual({ social: [], mail: false })
})
