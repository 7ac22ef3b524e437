import { expect, test } from '@playwright/test'
import { signUp } from './account-page.ts'
import { noFault } from './no-fault.ts'
import { savedOf } from './saved-of.ts'
import {
  aRecord,
  keepVideo,
  lineOf,
  lines,
  loopOutlasting,
  outlasting,
  playerOf,
  playInLoop,
  serveFilm,
  timeOfNext,
  watch,
} from './video-page.ts'

test.beforeAll(async () => {
  await keepVideo(aRecord())
  await keepVideo(aRecord({ video_id: 'outlasting', title: 'മഴയും ചായയും 2' }, outlasting))
  await keepVideo(aRecord({ video_id: 'second', title: 'Another pattern', source: '/films/second' }))
})

test.beforeEach(({ context }) => serveFilm(context))

test('a learner watches: the line with its translation, its words, the time, and the way to the levels', async ({
  page,
}) => {
  const { play, pause, loop, now, overlay } = await watch(page)
  await expect(page.getByRole('heading', { level: 1, name: 'A pattern' })).toBeVisible()
  await expect(page.getByText('The words of each line appear here')).toBeVisible()
  await playInLoop(page)
  await expect(overlay).toContainText('നമസ്കാരം, സുഖമാണോ?')
  await expect(overlay).toContainText('Hello, are you well?')
  await expect(page.getByRole('article').filter({ hasText: 'നമസ്കാരം' })).toContainText('hello')
  await expect(page.getByText(/^Current Time: \d+\.\d\d$/)).toBeVisible()
  await loop.click()
  await expect(page.getByRole('article').filter({ hasText: 'ചായ' })).toContainText('tea')
  await pause.click()
  await expect(play).toBeVisible()
  await page.waitForTimeout(200)
  const stopped = await now()
  expect(stopped).toBeGreaterThanOrEqual(3)
  await page.waitForTimeout(400)
  expect(await now()).toBe(stopped)
  await page.getByRole('link', { name: 'A pattern' }).click()
  await expect(page).toHaveURL('/level')
})

test('watching goes on where it was left, on this device', async ({ page }) => {
  const { play, next, now } = await watch(page)
  await next.click()
  await next.click()
  await playInLoop(page)
  await expect(lineOf(page, 1)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem('currentTime_pattern'))))
    .toBeGreaterThan(3)
  await page.reload()
  await expect(play).toBeVisible()
  await expect.poll(now).toBeGreaterThanOrEqual(3)
  expect(await now()).toBeLessThan(5)
  await expect(lineOf(page, 1)).toBeVisible()
})

for (const stored of ['nonsense', '-4', '{}', '99999'])
  test(`a damaged position does no harm: ${stored}`, async ({ page }) => {
    await signUp(page)
    await page.evaluate((stored) => {
      localStorage.setItem('currentTime_pattern', stored)
      localStorage.setItem('videoSettings_pattern', `{"speed":"${stored}","panel":7}`)
    }, stored)
    await page.goto('/youtube2?vid=pattern')
    await expect(page.getByText('/ 0:20')).toBeVisible()
    expect(await playerOf(page).now()).toBe(0)
  })

test('who comes for a moment is there, and a reload goes on from where they have come to', async ({
  page,
}) => {
  await signUp(page)
  await page.evaluate(() => localStorage.setItem('currentTime_pattern', '12'))
  await page.goto('/youtube2?vid=pattern&t=6.5')
  const { play, now, next } = playerOf(page)
  await expect(play).toBeVisible()
  await expect.poll(now).toBe(6.5)
  await expect(page).toHaveURL('/youtube2?vid=pattern')
  await next.click()
  await expect.poll(now).toBe(9)
  await page.reload()
  await expect(play).toBeVisible()
  await expect.poll(now).toBe(9)
})

test('a moment that is none is the beginning, and the way through the login keeps one', async ({ page }) => {
  await page.goto('/youtube2?vid=pattern&t=6.5')
  const login = page.getByRole('main').getByRole('link', { name: /Login/ })
  await expect(login.first()).toHaveAttribute('href', /next=%2Fyoutube2%3Fvid%3Dpattern%26t%3D6\.5/)
  await signUp(page)
  await page.goto('/youtube2?vid=pattern&t=soon')
  await expect(page.getByText('/ 0:20')).toBeVisible()
  expect(await playerOf(page).now()).toBe(0)
})

test('a title in Malayalam is marked as such', async ({ page }) => {
  await watch(page, 'outlasting')
  await expect(page.getByRole('heading', { level: 1 }).locator('[lang=ml]')).toHaveText('മഴയും ചായയും')
})

test('a line is looped until it is let go, and playing stops after each line when asked to', async ({
  page,
}) => {
  const { video, play, pause, next, loop, now } = await watch(page)
  await next.click()
  await next.click()
  const twoTurns = video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        let turns = 0
        const note = () => {
          if (element.currentTime < (seen.at(-1) ?? 0)) turns++
          seen.push(element.currentTime)
          if (turns === 2 || element.ended) resolve(seen)
        }
        for (const event of ['timeupdate', 'seeking']) element.addEventListener(event, note)
      }),
  )
  await playInLoop(page)
  const seen = await twoTurns
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(3)
  expect(Math.max(...seen)).toBeLessThan(5.5)

  // However slow the machine, the line must not be over before the last of the clicks.
  await pause.click()
  await loop.click()
  await page.getByRole('button', { name: 'Pause after each line' }).click()
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 3.5
  })
  for (const [line, end] of [
    [1, 4.98],
    [2, 8.98],
  ] as const) {
    await play.click()
    // Up to four seconds of the film, at half its speed.
    await expect.poll(now, { timeout: 20_000 }).toBeCloseTo(end, 1)
    await expect(play).toBeVisible()
    await expect(lineOf(page, line)).toBeVisible()
  }
})

test('a last line that outlasts the film is looped as well', async ({ page }) => {
  const { video, play, loop } = await watch(page, 'outlasting')
  await loopOutlasting(page)
  await loop.click()
  await expect(play).toBeVisible()
  await page.getByRole('button', { name: 'Pause after each line' }).click()
  const playedFrom = await timeOfNext('play', video)
  await page.getByRole('button', { name: 'Repeat the line' }).click()
  expect(await playedFrom()).toBe(18.5)
  await expect(play).toBeVisible()
  await expect(lineOf(page, 1)).toBeVisible()
})

test('a word of the line is explained while the video waits, and is saved with the line', async ({
  page,
}) => {
  const { play, pause, next } = await watch(page)
  await next.click()
  await next.click()
  await playInLoop(page)
  await lineOf(page, 1).getByRole('button', { name: 'ചായ' }).click()
  const explained = page.getByRole('dialog', { name: 'ചായ' })
  await expect(explained).toContainText('tea')
  await expect(play).toBeVisible()
  await explained.getByRole('button', { name: 'Save ചായ' }).click()
  await page.keyboard.press('Escape')
  await expect(pause).toBeVisible()
  expect(await savedOf(page)).toMatchObject([
    { word: 'ചായ', metAt: { sentence: lines[1].text, video: 'pattern', start: 3, duration: 2 } },
  ])
})

test('a word card is saved once, and stands in My Vocab beside the video', async ({ page }) => {
  const { next, tab } = await watch(page)
  await next.click()
  await next.click()
  await page.getByRole('button', { name: 'Save ചായ' }).click()
  await expect(page.getByRole('button', { name: 'ചായ is saved' })).toBeVisible()
  expect(await savedOf(page)).toMatchObject([{ word: 'ചായ', meaning: 'tea', metAt: { video: 'pattern' } }])
  await tab('My Vocab').click()
  await expect(page.getByRole('article').filter({ hasText: 'ചായ' })).toBeVisible()
  await page.reload()
  await expect(tab('My Vocab')).toHaveAttribute('aria-selected', 'true')
})

test('the word that is said is marked, where the transcript knows when it is', async ({ page }) => {
  const { next } = await watch(page)
  for (let press = 0; press < 3; press++) await next.click()
  await expect(lineOf(page, 2).locator('[data-spoken]')).toHaveText('വെള്ളം')
  await page.getByRole('slider', { name: 'Position in the video' }).fill('7.6')
  await expect(lineOf(page, 2).locator('[data-spoken]')).toHaveText('തരൂ')
})

test('what draws lines is fetched as the video begins to play, and a line stands there without it', async ({
  page,
}) => {
  const drawing = /\/assets\/(?:line|tappable)-/
  const asked: string[] = []
  page.on('request', (request) => drawing.test(request.url()) && asked.push(request.url()))
  await page.route(drawing, (route) => route.abort())
  const { overlay } = await watch(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await playInLoop(page)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect(overlay).toHaveText('നമസ്കാരം, സുഖമാണോ?')
})

test('the transcript follows the video, and a line of it is gone to', async ({ page }) => {
  const { tab, now, pause, loop } = await watch(page)
  await page.getByLabel('Speed').selectOption('0.5')
  // Who goes to a line takes the loop along: it is still there when one looks.
  await loop.click()
  await tab('Transcript').click()
  const row = page.getByRole('tabpanel').getByRole('listitem').nth(3)
  await row.getByRole('button', { name: 'Play from 0:09' }).click()
  await expect(pause).toBeVisible()
  expect(await now()).toBeGreaterThanOrEqual(9)
  await expect(row).toHaveAttribute('aria-current', 'true')
})

test('what is set for a video is kept for it, and for no other', async ({ page }) => {
  await watch(page)
  await page.getByRole('button', { name: 'Options of the player' }).click()
  await page.getByRole('switch', { name: 'Translation' }).uncheck()
  await page.getByRole('button', { name: '0.1 s later' }).click()
  await page.getByLabel('Speed').selectOption('0.7')
  await page.reload()
  await playerOf(page).next.click()
  await expect(lineOf(page, 0)).toBeVisible()
  await expect(lineOf(page, 0)).not.toContainText('Hello')
  expect(await playerOf(page).now()).toBeCloseTo(1.1, 2)
  await expect(page.getByLabel('Speed')).toHaveValue('0.7')

  await page.goto('/youtube2?vid=second')
  await expect(page.getByLabel('Speed')).toHaveValue('1')
  await playerOf(page).next.click()
  await expect(lineOf(page, 0)).toContainText('Hello')
})

test('lines that are off are set right by what one hears', async ({ page }) => {
  const { next, now } = await watch(page)
  await page.getByRole('button', { name: 'Options of the player' }).click()
  await next.click()
  await page.getByRole('slider', { name: 'Position in the video' }).fill('3.4')
  await page.getByRole('button', { name: 'The last line begins now' }).click()
  await expect(page.getByText('+0.4 s')).toBeVisible()
  await next.click()
  await expect.poll(now).toBeCloseTo(6.4, 1)
  await page.getByRole('button', { name: 'As it was' }).click()
  await expect(page.getByText('0.0 s', { exact: true })).toBeVisible()
})

test('the page follows a changed video, and a mistaken one leads to those there are', async ({ page }) => {
  await watch(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/youtube2?vid=second')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Another pattern' })).toBeVisible()
  await page.goto('/youtube2?vid=no-such-film')
  await expect(page.getByRole('alert')).toContainText('There is no such video.')
  await page.getByRole('link', { name: 'Choose a video' }).click()
  await expect(page).toHaveURL('/learn')
  await page.goto('/youtube2')
  await expect(page.getByRole('link', { name: 'Choose a video' })).toBeVisible()
})

test('it says that the transcript is on its way, and when it cannot be had', async ({ page }) => {
  await signUp(page)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/videos/pattern', async (route) => {
    await asked
    await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } })
  })
  await page.goto('/youtube2?vid=pattern')
  await expect(page.getByText('Loading transcript…')).toBeVisible()
  answer()
  await expect(page.getByRole('alert')).toHaveText('Error fetching video')
  await page.unroute('/api/videos/pattern')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(playerOf(page).play).toBeVisible()
})

for (const answer of ['{"a":1}', 'null', '[]', '<html>'])
  test(`an answer that is no video is told: ${answer}`, async ({ page }) => {
    await signUp(page)
    await page.route('/api/videos/pattern', (route) =>
      route.fulfill({ contentType: 'application/json', body: answer }),
    )
    await page.goto('/youtube2?vid=pattern')
    await expect(page.getByRole('alert')).toHaveText('Error fetching video')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

test('a film that does not arrive is told, and asked for again', async ({ page, context }) => {
  await context.route(/\/films\/second/, (route) => route.abort())
  await signUp(page)
  await page.goto('/youtube2?vid=second')
  await expect(page.getByRole('alert')).toContainText('The film did not arrive.')
  // The browser may still be asking by itself: then nobody would have to try again.
  await page.waitForLoadState('networkidle')
  await context.unroute(/\/films\/second/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
})

test('a visitor gets no video of the server either, but for the demo’s', async ({ page }) => {
  await page.goto('/youtube2?vid=pattern')
  await expect(
    page.getByRole('heading', { name: 'Please Login or sign up to access this page' }),
  ).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  expect((await page.request.get('/api/videos/pattern')).status()).toBe(401)
  await page.getByRole('link', { name: 'try the player' }).click()
  await expect(page).toHaveURL('/demo')
})

test('the player has no accessibility fault and no overflow, in both languages', async ({ page }) => {
  test.setTimeout(240_000)
  await signUp(page)
  for (const language of ['', '/ml']) {
    await page.goto(`${language}/youtube2?vid=pattern`)
    await expect.poll(() => page.getByText('/ 0:20').count()).toBe(1)
    // In the second language it goes on where it was.
    if (!language) await page.keyboard.press('ArrowRight')
    await expect(lineOf(page, 0)).toBeVisible()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await noFault(page)
      }
    }
  }
})
