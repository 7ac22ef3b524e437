import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { prerendered } from '../app/lib/paths.ts'
import { keepSound, keptClips, ownPort, visit } from './offline-page.ts'
import { type OwnServer, ownServer } from './own-server.ts'
import { answersOf, keepOnDevice, placeOf, quizOf, readDevice } from './quiz-page.ts'
import { noteSounding, noteSounds } from './sounds.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${ownPort}` })
test.describe.configure({ mode: 'default', timeout: 90_000 })

let server: OwnServer

test.beforeAll(async () => {
  server = await ownServer(ownPort)
})
test.afterEach(() => server.start())
test.afterAll(() => server.stop())

test('after one visit every page opens with the server stopped, in both languages', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await visit(page, '/')
  await server.stop()
  await context.setOffline(true)
  for (const path of prerendered) {
    const reply = await page.goto(path)
    const status = path.endsWith('/404') ? 404 : 200
    expect([path, reply?.status(), reply?.fromServiceWorker()]).toEqual([path, status, true])
    await expect(page.getByRole('main'), path).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/ml') ? 'ml' : 'en')
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
  }
  expect(errors).toEqual([])
})

test('without a network a reader goes from page to page, and hears that an address is none', async ({
  page,
  context,
}) => {
  await visit(page, '/ml')
  await server.stop()
  await context.setOffline(true)
  await page.goto('/letters/')
  await page.getByRole('banner').getByRole('link', { name: 'Malayalam for All' }).click()
  await page.getByRole('link', { name: 'Lets Begin' }).click()
  await page.getByRole('link', { name: 'Skip sign-up and go to the levels' }).click()
  await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 1')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/level2$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sentences 10-20' })).toBeVisible()
  for (const [typed, meant] of [
    ['/LEVEL3/?from=a#b', '/level3?from=a#b'],
    ['/coachlevel', '/Coachlevel'],
    ['/ML/Resource/Phrases', '/ml/resource/phrases'],
  ] as const) {
    await page.goto(typed)
    await expect(page).toHaveURL(meant)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This boat goes nowhere' })).toBeVisible()
  await page.goto('/demo')
  await expect(page.getByText('Please check your connection.')).toBeVisible()
  await page.goto('/supa')
  await expect(page.getByRole('alert')).toContainText('you need a connection here')
  await server.start()
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
})

test('a server that fails is no worse than none, and pages that are kept do not ask it', async ({ page }) => {
  await visit(page, '/')
  await server.stop()
  const failing = createServer((_, reply) =>
    reply.writeHead(502, { 'content-type': 'text/plain' }).end('bad'),
  )
  await once(failing.listen(ownPort, '127.0.0.1'), 'listening')
  try {
    for (const path of ['/letters', '/ml/letters']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This boat goes nowhere' })).toBeVisible()
  } finally {
    failing.closeAllConnections()
    await once(failing.close(), 'close')
  }
})

test('a topic that was never heard says without a network why it is silent, and covers no answer', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/')
  await server.stop()
  await context.setOffline(true)
  await page.goto('/lessons2')
  const told = page.getByRole('main').getByText('No network. Sounds heard once online stay on this device.')
  await expect(told).toBeInViewport({ ratio: 1 })
  const [tip, first] = [await told.boundingBox(), await page.getByRole('listitem').first().boundingBox()]
  expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
})

test('a whole quiz without a network: 20 of 20 clips, the results, and a reload of both', async ({
  page,
  context,
}) => {
  const sounding = await noteSounding(page)
  const heard = async () => (await sounding()).filter((told) => told === 'Listen: playing').length
  await keepOnDevice(page, { level: 'numbers', userlevel: 12 })
  await visit(page, '/level2')
  const answers = await answersOf(page, 'numbers')
  expect(answers.size).toBe(20)
  await keepSound(page)
  await server.stop()
  await context.setOffline(true)

  const played = new Set<string>()
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url())
    if (pathname.startsWith('/audio/numbers')) {
      expect([pathname, reply.status(), reply.fromServiceWorker()]).toEqual([pathname, 200, true])
      played.add(pathname)
    }
  })
  await page.getByRole('link', { name: /Numbers/ }).click()
  const { options, check, next } = quizOf(page)
  // What is noted begins anew with the page.
  let asked = 0
  for (let turn = 0; turn < 20; turn++) {
    await expect(check).toBeVisible()
    if (turn === 7) {
      await page.reload()
      await expect(check).toBeVisible()
      asked = 0
    }
    asked += 1
    await expect.poll(heard).toBe(asked)
    await options.nth((await placeOf(page, answers)) - 1).click()
    await check.click()
    await next.click()
  }
  expect(played.size).toBe(20)
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByText('You have completed level 12')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have completed level 12')).toBeVisible()
  expect(await readDevice(page)).toMatchObject({ userlevel: 13 })
})

test('a clip is played from any place, and parts of it are answered as the server answers them', async ({
  page,
  context,
}) => {
  await visit(page, '/resource/phrases')
  await keepSound(page)
  const [clip = ''] = await keptClips(page)
  const ranges = [
    'bytes=0-',
    'bytes=0-99',
    'bytes=100-100',
    'bytes=-50',
    'bytes=5-999999999',
    'bytes=999999999-',
  ]
  const readRanges = () =>
    page.evaluate(
      ([clip, ranges]) =>
        Promise.all(
          ranges.map(async (range) => {
            const reply = await fetch(clip, { headers: { range } })
            const { size } = await reply.blob()
            return [range, reply.status, reply.headers.get('content-range'), reply.ok && size]
          }),
        ),
      [clip, ranges] as const,
    )
  await server.stop()
  await context.setOffline(true)
  const parts = await readRanges()
  expect(parts.map(([, status]) => status)).toEqual([206, 206, 206, 206, 206, 416])

  const heard = await page.evaluate(async (clip) => {
    const player = new Audio(clip)
    await new Promise((resolve, reject) => {
      player.oncanplaythrough = resolve
      player.onerror = reject
    })
    player.currentTime = player.duration / 2
    await new Promise((resolve) => {
      player.onseeked = resolve
    })
    const from = player.currentTime
    await player.play()
    await new Promise((resolve) => {
      player.onended = resolve
    })
    return { from, to: player.currentTime, duration: player.duration }
  }, clip)
  expect(heard.from).toBeCloseTo(heard.duration / 2, 1)
  expect(heard.to).toBeCloseTo(heard.duration, 1)

  await context.setOffline(false)
  await server.start()
  await page.evaluate(() => caches.delete('clips'))
  const fromServer = await page.evaluate(
    ([clip, ranges]) =>
      Promise.all(
        ranges.map(async (range) => {
          const reply = await fetch(clip, { headers: { range }, cache: 'reload' })
          const { size } = await reply.blob()
          return [range, reply.status, reply.headers.get('content-range'), reply.ok && size]
        }),
      ),
    [clip, ranges] as const,
  )
  expect(parts).toEqual(fromServer)
})

test('what is played is kept, also what sounded before the worker was there', async ({ page, context }) => {
  const starts = await noteSounds(page)
  const asking = page.waitForRequest('**/audio/**')
  await page.goto('/lessons2')
  await expect(quizOf(page).check).toBeVisible()
  await visit(page, '/lessons2')
  const question = await page.getByRole('heading', { level: 1 }).innerText()
  const { pathname, search } = new URL((await asking).url())
  await expect.poll(() => keptClips(page)).toContain(pathname + search)
  await expect.poll(() => keptClips(page)).toContainEqual(expect.stringMatching(/\/audio\/right\.mp3\?v=/))
  await server.stop()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
  const listen = page.getByRole('button', { name: /Listen/ })
  await expect.poll(starts).toHaveLength(1)
  await listen.click()
  await expect.poll(starts).toHaveLength(2)
  await expect(listen).toHaveAccessibleName('Listen')
})

test('an installation that was cut off is not taken for a whole one, and goes on at the next visit', async ({
  page,
  context,
}) => {
  await context.route('**/blog/why', (route) =>
    route.request().serviceWorker() ? route.abort() : route.continue(),
  )
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
    .toBeGreaterThan(1)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined), {
      timeout: 30_000,
    })
    .toBe(true)
  await context.unroute('**/blog/why')
  const fetched: string[] = []
  context.on('request', (request) => {
    if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname)
  })
  await visit(page, '/level')
  expect(fetched).toContain('/blog/why')
  expect(fetched.filter((path) => path.startsWith('/assets/'))).toEqual([])
})
