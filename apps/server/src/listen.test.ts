import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'

it('lets a request wait that comes before the app is made for the address that was taken', async () => {
  let early: Promise<Response> | undefined
  const { url, close } = await listen(
    async (url) => {
      early = fetch(`${url}/early`)
      await sleep(50)
      return (request) => new Response(`${url} ${new URL(request.url).pathname}`)
    },
    { host: '127.0.0.1', port: 0, proxies: 0, report: (error) => expect.unreachable(String(error)) },
  )
  onTestFinished(close)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await (await early)?.text()).toBe(`${url} /early`)
  expect(await (await fetch(`${url}/now`)).text()).toBe(`${url} /now`)
})
