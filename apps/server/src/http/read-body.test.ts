import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AppError, statusOf } from '../errors/app-error.ts'
import { readBody } from './read-body.ts'

const SaveRequest = v.object({
  word: v.pipe(v.string(), v.trim(), v.nonEmpty('word-missing')),
  places: v.optional(v.array(v.object({ line: v.number() }))),
})
const maxBytes = 100

const app = new Hono()
  .post('/', async (context) => context.json(await readBody(context, SaveRequest, { maxBytes })))
  .onError((error, context) => {
    if (!(error instanceof AppError)) throw error
    return context.json({ code: error.code, message: error.message }, statusOf[error.code])
  })

const json = { 'content-type': 'application/json' }

async function send(body: RequestInit['body'], headers: Record<string, string> = json) {
  const reply = await app.request('/', { method: 'POST', headers, ...(body && { body, duplex: 'half' }) })
  return { status: reply.status, reply: (await reply.json()) as { code: string; message: string } }
}

/** A body that comes in parts and never gives its length. */
const streamed = (...parts: (string | Error)[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift()
      if (part === undefined) controller.close()
      else if (part instanceof Error) controller.error(part)
      else controller.enqueue(Buffer.from(part))
    },
  })

describe('readBody', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'returns what the schema makes of a body of type %s',
    async (type) => {
      const { status, reply } = await send('{"word":" അമ്മ ","more":1}', { 'content-type': type })
      expect(status).toBe(200)
      expect(reply).toEqual({ word: 'അമ്മ' })
    },
  )

  it.each([
    [16 * 1024, 200],
    [16 * 1024 + 1, 413],
  ])('takes no more than a form needs where nothing else is said: %d bytes, %d', async (bytes, status) => {
    const form = new Hono()
      .post('/', async (context) => context.json(await readBody(context, SaveRequest)))
      .onError((error, context) => context.json({}, error instanceof AppError ? statusOf[error.code] : 500))
    const [start, end] = ['{"word":"', '"}']
    const body = `${start}${'a'.repeat(bytes - start.length - end.length)}${end}`
    expect((await form.request('/', { method: 'POST', headers: json, body })).status).toBe(status)
  })

  it.each(['[]', '[{"word":"അമ്മ"}]', '[[['.concat(']]]')])(
    'refuses a list, even where no field is wanted: %s',
    async (list) => {
      const nothing = new Hono()
        .post('/', async (context) => context.json(await readBody(context, v.object({}))))
        .onError((error, context) =>
          error instanceof AppError
            ? context.json({ message: error.message }, statusOf[error.code])
            : context.text('bug', 500),
        )
      const reply = await nothing.request('/', { method: 'POST', headers: json, body: list })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toEqual({ message: 'The body must be an object, not a list.' })
    },
  )

  it('joins a body that comes in parts, even through the middle of a letter', async () => {
    const bytes = Buffer.from('{"word":"അമ്മ"}')
    const parts = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await send(parts)).toEqual({ status: 200, reply: { word: 'അമ്മ' } })
  })

  it.each([
    { what: 'no type', headers: {} },
    { what: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { what: 'text, which other sites may send', headers: { 'content-type': 'text/plain' } },
    { what: 'a type that only begins right', headers: { 'content-type': 'application/json-patch+json' } },
    { what: 'two types', headers: { 'content-type': 'application/json, text/plain' } },
    { what: 'letters of another kind', headers: { 'content-type': 'application/json; charset=utf-16' } },
    { what: 'compressed bytes', headers: { ...json, 'content-encoding': 'gzip' } },
  ])('refuses $what', async ({ headers }) => {
    const body = Buffer.from('{"word":"a"}')
    expect(await send(body, headers)).toMatchObject({ status: 415, reply: { code: 'wrong-type' } })
  })

  it('accepts exactly the most bytes, counted as bytes and not as letters', async () => {
    const fitting = `{"word":"${'a'.repeat(maxBytes - 11)}"}`
    expect((await send(fitting)).status).toBe(200)
    expect((await send(`${fitting} `)).status).toBe(413)
    expect((await send(`{"word":"${'അ'.repeat(40)}"}`)).status).toBe(413)
  })

  it('refuses a body that says it is too long, without reading it', async () => {
    let asked = 0
    const body = new ReadableStream(
      {
        pull() {
          asked++
        },
      },
      { highWaterMark: 0 },
    )
    const refusal = await send(body, { ...json, 'content-length': '101' })
    expect(refusal).toEqual({
      status: 413,
      reply: { code: 'too-large', message: 'The body may have 100 bytes at most.' },
    })
    expect(asked).toBe(0)
  })

  it('stops reading a body that does not end', async () => {
    let cancelled = false
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(Buffer.from(' '.repeat(30)))
      },
      cancel() {
        cancelled = true
      },
    })
    expect(await send(endless)).toMatchObject({ status: 413, reply: { code: 'too-large' } })
    expect(cancelled).toBe(true)
  })

  it.each([
    { what: 'no body', body: undefined },
    { what: 'an empty one', body: '' },
    { what: 'half a one', body: '{"word":' },
    { what: 'two', body: '{"word":"a"}{"word":"b"}' },
    { what: 'single quotes', body: "{'word':'a'}" },
    { what: 'bytes that are no UTF-8', body: Uint8Array.of(0x22, 0xff, 0xfe, 0x22) },
    { what: 'half a letter at the end', body: Uint8Array.of(0x22, 0xe0, 0xb4) },
  ])('refuses $what as JSON', async ({ body }) => {
    expect(await send(body)).toEqual({
      status: 400,
      reply: { code: 'invalid', message: 'The body must be JSON.' },
    })
  })

  it('says that a body broke off', async () => {
    expect(await send(streamed('{"word":', new Error('gone')))).toEqual({
      status: 400,
      reply: { code: 'invalid', message: 'The body did not arrive whole.' },
    })
  })

  it.each([
    { body: '{"word":""}', message: 'The word is missing.' },
    { body: '{"word":1}', message: '"word" is not what is asked for here.' },
    { body: '{}', message: 'The body must have "word".' },
    {
      body: '{"word":"a","places":[{"line":"b"}]}',
      message: '"places.0.line" is not what is asked for here.',
    },
    { body: 'null', message: 'The body is not what is asked for here.' },
  ])('refuses $body, naming the field', async ({ body, message }) => {
    expect(await send(body)).toEqual({ status: 400, reply: { code: 'invalid', message } })
  })

  it('does not repeat a long value', async () => {
    expect((await send(`{"word":["${'x'.repeat(80)}"]}`)).reply.message.length).toBeLessThan(300)
  })

  it.each(['{"__proto__":{"word":"a"}}', '{"constructor":{"prototype":{"word":"a"}}}'])(
    'takes no field from %s, and changes no prototype',
    async (body) => {
      expect((await send(body)).status).toBe(400)
      expect(Object.hasOwn(Object.prototype, 'word')).toBe(false)
    },
  )

  it('survives a body nested as deep as its bytes allow', async () => {
    expect((await send('['.repeat(50) + ']'.repeat(50))).status).toBe(400)
  })
})
