import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'

const known = {
  host: '127.0.0.1',
  port: 0,
  proxies: 0,
  report: (error: unknown) => expect.unreachable(String(error)),
}

/** Waits until Node's HTTP server has read the head of another request. */
function nextRequest(): Promise<void> {
  const channel = 'http.server.request.start'
  return new Promise((resolve) => {
    subscribe(channel, function heard() {
      unsubscribe(channel, heard)
      resolve()
    })
  })
}

it('lets a request wait that comes before the app is made for the listening address', async () => {
  let early: Promise<Response> | undefined
  const { url, close } = await listen(async (url) => {
    const arrived = nextRequest()
    early = fetch(`${url}/early`)
    await arrived
    return { fetch: (request) => new Response(`${url} ${new URL(request.url).pathname}`) }
  }, known)
  onTestFinished(close)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await (await early)?.text()).toBe(`${url} /early`)
  expect(await (await fetch(`${url}/now`)).text()).toBe(`${url} /now`)
})

it('refuses an address that is not of this machine, in a sentence', async () => {
  const listening = listen(async () => ({ fetch: () => new Response() }), { ...known, host: '203.0.113.1' })
  await expect(listening).rejects.toThrow(/^HOST 203\.0\.113\.1 is no address[^\n]*\.$/)
})

describe('stopping', () => {
  /** A server that replies with the request's path, and a connection that has received one reply. */
  async function start(proxies: number) {
    const gate = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const answer = async ({ url }: Request) => {
      const { pathname } = new URL(url)
      if (pathname === '/slow') {
        asked.resolve()
        await gate.promise
      }
      return new Response(`this is ${pathname}`)
    }
    const { url, close } = await listen(async () => ({ fetch: answer }), { ...known, proxies })
    const dial = async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      await once(socket, 'connect')
      return socket
    }
    const isShut = () =>
      dial().then(
        (socket) => void socket.destroy(),
        ({ code }) => code === 'ECONNREFUSED',
      )
    const connection = await dial()
    expect(await ask(connection, '/first')).toMatch(/connection: keep-alive[\s\S]*this is \/first/i)
    return { close, isShut, connection, asked: asked.promise, go: gate.resolve }
  }

  async function ask(socket: Socket, path: string): Promise<string> {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    for (let said = ''; ; ) {
      const [piece] = (await once(socket, 'data')) as [Buffer]
      said += piece.toString()
      if (said.includes('this is')) return said
    }
  }

  it('behind a proxy replies on open connections, says that they end, and accepts no new one', async () => {
    const { close, isShut, connection } = await start(1)
    const closed = close()
    await expect.poll(isShut).toBe(true)
    const ended = once(connection, 'close')
    expect(await ask(connection, '/last')).toMatch(/connection: close[\s\S]*this is \/last/i)
    await Promise.all([ended, closed])
  })

  it('without a proxy closes idle connections at once', async () => {
    const { close, connection } = await start(0)
    const ended = once(connection, 'close')
    await Promise.all([close(), ended])
  })

  it.each([0, 1])('finishes requests under way, behind %d proxies', async (proxies) => {
    const { close, isShut, connection, asked, go } = await start(proxies)
    const answered = ask(connection, '/slow')
    await asked
    const ended = once(connection, 'close')
    const closed = close()
    await expect.poll(isShut).toBe(true)
    go()
    expect(await answered).toMatch('this is /slow')
    await Promise.all([ended, closed])
  })
})
