import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, type Page, type Response, test } from '@playwright/test'
import { prerendered } from '../../app/addresses/pages.ts'
import { type Door, openDoor } from '../support/door.ts'
import { keepSound, keptClips, ownPort, visit } from '../support/offline-page.ts'
import { answersOf, inOrder, keepOnDevice, placeOf, quizOf, readDevice } from '../support/quiz-page.ts'
import { noteSounding, noteSounds } from '../support/sounds.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${ownPort}` })
test.describe.configure({ mode: 'default', timeout: 90_000 })

let door: Door

test.beforeAll(async () => {
  door = await openDoor(ownPort)
})
test.afterEach(() => door.open())
test.afterAll(() => door.shut())

/** A page as the device keeps it: whole, in its language, with its pictures. */
async function opensWithoutServer(page: Page, path: string) {
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

test('after one visit every page opens with the server stopped, in both languages', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await visit(page, '/')
  await door.shut()
  await context.setOffline(true)
  for (const path of prerendered) await opensWithoutServer(page, path)
  expect(errors).toEqual([])
})

async function isNoPage(page: Page) {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This boat goes nowhere' })).toBeVisible()
}

/** Runs this while the server's port answers everything with a failure. */
async function whileServerFails(act: () => Promise<void>) {
  const failing = createServer((_, reply) =>
    reply.writeHead(502, { 'content-type': 'text/plain' }).end('bad'),
  )
  await once(failing.listen(ownPort, '127.0.0.1'), 'listening')
  try {
    await act()
  } finally {
    failing.closeAllConnections()
    await once(failing.close(), 'close')
  }
}

test('without a network a reader goes from page to page, and hears that an address is none', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await visit(page, '/ml')
  await door.shut()

  await test.step('a server that fails is no worse than none, and pages that are kept do not ask it', () =>
    whileServerFails(async () => {
      for (const path of ['/letters', '/ml/letters']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      }
      await isNoPage(page)
    }))

  await context.setOffline(true)
  await test.step('pages open in both languages, with their pictures', async () => {
    for (const path of ['/blog', '/ml/about', '/404']) await opensWithoutServer(page, path)
  })

  await test.step('links lead on, a reload stays, and a mistyped address is mended', async () => {
    await page.goto('/letters/')
    await page.getByRole('banner').getByRole('link', { name: 'Malayalam for All' }).click()
    await page.getByRole('link', { name: 'Lets Begin' }).click()
    await page.getByRole('link', { name: 'Skip sign-up and go to the levels' }).click()
    await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 1')).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\/level2$/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sentences 10-20' })).toBeVisible()
    await page.goto('/LEVEL3/?from=a#b')
    await expect(page).toHaveURL('/level3?from=a#b')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isNoPage(page)
  })
  await test.step('a word that was never asked about is explained, and the dictionary is searched', () =>
    wordsWithoutNetwork(page))
  await test.step('a topic that was never heard says why it is silent, and covers no answer', () =>
    silentTopic(page))

  await test.step('what needs the network says so, and comes when there is one', async () => {
    await page.goto('/demo')
    await expect(page.getByText('Films need the internet.')).toBeVisible()
    await page.goto('/learn')
    await expect(page.getByText('Needs the internet')).toHaveCount(5)
    await page.goto('/supa')
    await expect(page.getByRole('alert')).toContainText('you need a connection here')
    await door.open()
    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
  })
  expect(errors).toEqual([])
})

async function wordsWithoutNetwork(page: Page) {
  await page.goto('/resource/phrases')
  await page.getByRole('main').getByRole('button', { name: 'സ്ഥലത്തേക്ക്', exact: true }).click()
  const explained = page.getByRole('dialog', { name: 'സ്ഥലത്തേക്ക്', exact: true })
  await expect(explained.getByRole('list', { name: 'Parts' }).getByRole('listitem')).toHaveCount(2)
  await page.goto('/lm')
  await page.getByRole('searchbox').fill('amma')
  await expect(page.getByRole('article').first()).toContainText('അമ്മ')
}

async function silentTopic(page: Page) {
  await inOrder(page)
  await page.goto('/lessons2')
  const told = page.getByRole('main').getByText("You're offline, and this sound isn't saved yet.")
  await expect(told).toBeInViewport({ ratio: 1 })
  const [tip, first] = [await told.boundingBox(), await page.getByRole('listitem').first().boundingBox()]
  expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
}

/** Each range of a clip: how it is answered, and with how much. */
const rangesOf = (page: Page, clip: string, cache: RequestCache = 'default') =>
  page.evaluate(
    async ({ clip, cache }) => {
      const ranges = ['0-', '0-99', '100-100', '-50', '5-999999999', '999999999-'].map(
        (part) => `bytes=${part}`,
      )
      return Promise.all(
        ranges.map(async (range) => {
          const reply = await fetch(clip, { headers: { range }, cache })
          const { size } = await reply.blob()
          return [range, reply.status, reply.headers.get('content-range'), reply.ok && size]
        }),
      )
    },
    { clip, cache },
  )

/** Plays a clip from its middle to its end. */
const playFromMiddle = (page: Page, clip: string) =>
  page.evaluate(async (clip) => {
    const player = new Audio(clip)
    const comes = (event: string) =>
      new Promise((resolve, reject) => {
        player.addEventListener(event, resolve, { once: true })
        player.onerror = reject
      })
    await comes('canplaythrough')
    const seeked = comes('seeked')
    player.currentTime = player.duration / 2
    await seeked
    const from = player.currentTime
    const ended = comes('ended')
    await player.play()
    await ended
    return { from, to: player.currentTime, duration: player.duration }
  }, clip)

for (const { topic, userlevel, page: levels, questions, tag } of [
  { topic: 'beginner_s', userlevel: 12, page: '/level2', questions: 5, tag: [] },
  { topic: 'numbers', userlevel: 12, page: '/level2', questions: 20, tag: ['@long'] },
])
  test(`a whole quiz without a network: ${questions} of ${questions} clips from any place, the results, and a reload of both`, {
    tag,
  }, async ({ page, context }) => {
    const sounding = await noteSounding(page)
    const heard = async () => (await sounding()).filter((told) => told === 'Listen: playing').length
    await keepOnDevice(page, { level: topic, userlevel })
    await visit(page, levels)
    const answers = await answersOf(page, topic)
    expect(answers.size).toBe(questions)
    await keepSound(page)
    const [clip = ''] = await keptClips(page)
    await door.shut()
    await context.setOffline(true)
    const parts = await rangesOf(page, clip)
    expect(parts.map(([, status]) => status)).toEqual([206, 206, 206, 206, 206, 416])
    const { from, to, duration } = await playFromMiddle(page, clip)
    expect(from).toBeCloseTo(duration / 2, 1)
    expect(to).toBeCloseTo(duration, 1)

    const played = new Set<string>()
    const notePlayed = (reply: Response) => {
      const { pathname } = new URL(reply.url())
      if (!/^\/audio\/(?!right|wrong).*\.mp3$/.test(pathname)) return
      expect([pathname, reply.status(), reply.fromServiceWorker()]).toEqual([pathname, 200, true])
      played.add(pathname)
    }
    page.on('response', notePlayed)
    await page.goto('/lessons2')
    const { options, check, next } = quizOf(page)
    // What is noted begins anew with the page.
    let asked = 0
    for (let turn = 0; turn < questions; turn++) {
      await expect(check).toBeVisible()
      if (turn === 3) {
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
    expect(played.size).toBe(questions)
    await expect(page).toHaveURL(/\/results$/)
    await expect(page.getByText('You have completed level 12')).toBeVisible()
    await page.reload()
    await expect(page.getByText('You have completed level 12')).toBeVisible()
    expect(await readDevice(page)).toMatchObject({ userlevel: 13 })

    page.off('response', notePlayed)
    await context.setOffline(false)
    await door.open()
    await page.evaluate(() => caches.delete('clips'))
    expect(parts, 'as the server answers them').toEqual(await rangesOf(page, clip, 'reload'))
  })

test('what is played is kept, also what sounded before the worker was there', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const starts = await noteSounds(page)
  await inOrder(page)
  const asking = page.waitForRequest('**/audio/*.mp3*')
  await page.goto('/lessons2')
  await expect(quizOf(page).check).toBeVisible()
  await visit(page, '/lessons2')
  const question = await page.getByRole('heading', { level: 1 }).innerText()
  const { pathname, search } = new URL((await asking).url())
  await expect.poll(() => keptClips(page)).toContain(pathname + search)
  await expect.poll(() => keptClips(page)).toContainEqual(expect.stringMatching(/\/audio\/right\.mp3\?v=/))
  await door.shut()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
  const listen = page.getByRole('button', { name: /Listen/ })
  await expect.poll(starts).toHaveLength(1)
  await listen.click()
  await expect.poll(starts).toHaveLength(2)
  await expect(listen).toHaveAccessibleName('Listen')
})

test('an installation that was cut off is not taken for a whole one, and goes on at the next visit', {
  tag: '@long',
}, async ({ page, context }) => {
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
