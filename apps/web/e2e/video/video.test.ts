import { expect, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { driveFilms, playTo } from '../support/driven-film.ts'
import { noFault } from '../support/no-fault.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'
import {
  aRecord,
  followLinkTo,
  keepVideo,
  lineOf,
  lines,
  outlasting,
  playerOf,
  serveFilm,
  waitForPlayer,
  watch,
} from '../support/video-page.ts'

test.beforeAll(async () => {
  await keepVideo(aRecord())
  await keepVideo(aRecord({ video_id: 'outlasting', title: 'മഴയും ചായയും 2' }, outlasting))
  await keepVideo(aRecord({ video_id: 'second', title: 'Another pattern', source: '/films/second' }))
})

test('a learner watches the lines with their words, reads along, and finds the way to the levels', async ({
  page,
  context,
}) => {
  await driveFilms(context)
  const { play, pause, next, now, overlay, time, tab } = await watch(page)

  await test.step('a line is shown with its translation and its words once it is said', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'A pattern' })).toBeVisible()
    await expect(page.getByText('The words of each line appear here')).toBeVisible()
    await play.click()
    await playTo(page, 1.5)
    await expect(overlay).toContainText('നമസ്കാരം, സുഖമാണോ?')
    await expect(overlay).toContainText('Hello, are you well?')
    await expect(page.getByRole('article').filter({ hasText: 'നമസ്കാരം' })).toContainText('hello')
    await expect(time).toHaveText('Current Time: 1.50')
    await playTo(page, 3.5)
    await expect(page.getByRole('article').filter({ hasText: 'ചായ' })).toContainText('tea')
    await pause.click()
    await expect(play).toBeVisible()
    expect(await now()).toBe(3.5)
  })

  await test.step('the word that is said is marked, where the transcript knows when it is', async () => {
    await next.click()
    await expect(lineOf(page, 2).locator('[data-spoken]')).toHaveText('വെള്ളം')
    await page.getByRole('slider', { name: 'Position in the video' }).fill('7.6')
    await expect(lineOf(page, 2).locator('[data-spoken]')).toHaveText('തരൂ')
    await noFault(page)
  })

  await test.step('the transcript follows the video, and a line of it is gone to', async () => {
    await tab('Transcript').click()
    const row = page.getByRole('tabpanel').getByRole('listitem').nth(3)
    await row.getByRole('button', { name: 'Play from 0:09' }).click()
    await expect(pause).toBeVisible()
    await expect.poll(now).toBe(9)
    await expect(row).toHaveAttribute('aria-current', 'true')
  })

  await page.getByRole('link', { name: 'A pattern' }).click()
  await expect(page).toHaveURL('/level')
})

test('playing stops after each line when asked to, and goes where it is sent and where it was left', async ({
  page,
  context,
}) => {
  await driveFilms(context)
  const { play, next, loop, now } = await watch(page)

  await test.step('a line is looped until it is let go', async () => {
    await next.click()
    await next.click()
    await loop.click()
    await play.click()
    expect(await playTo(page, 6)).toBe(3)
    expect(await playTo(page, 6)).toBe(3)
    await loop.click()
    expect(await playTo(page, 5.5)).toBe(5.5)
  })

  await test.step('playing stops after each line, while it still stands there', async () => {
    await page.getByRole('slider', { name: 'Position in the video' }).fill('3.5')
    await page.getByRole('button', { name: 'Pause after each line' }).click()
    expect(await playTo(page, 8)).toBeCloseTo(4.98)
    await expect(play).toBeVisible()
    await expect(lineOf(page, 1)).toBeVisible()
  })

  await test.step('watching goes on where it was left, on this device', async () => {
    await page.reload()
    await waitForPlayer(page)
    await expect.poll(now).toBeCloseTo(4.98)
    await expect(lineOf(page, 1)).toBeVisible()
  })

  await test.step('who comes for a moment is there, and a reload goes on from where they have come to', async () => {
    await page.goto('/youtube2?vid=pattern&t=6.5')
    await waitForPlayer(page)
    await expect.poll(now).toBe(6.5)
    await expect(page).toHaveURL('/youtube2?vid=pattern')
    await next.click()
    await expect.poll(now).toBe(9)
    await page.reload()
    await waitForPlayer(page)
    await expect.poll(now).toBe(9)
  })

  await test.step('a moment that is none is the beginning, and what is damaged on the device does no harm', async () => {
    await page.evaluate(() => localStorage.setItem('videoSettings_pattern', '{"speed":"{}","panel":7}'))
    await page.goto('/youtube2?vid=pattern&t=soon')
    await waitForPlayer(page)
    expect(await now()).toBe(0)
    await expect(page.getByLabel('Speed')).toHaveValue('1')
  })
})

test('a film of the browser’s own is played, and its last line, which outlasts it, is looped', {
  tag: '@long',
}, async ({ page, context }) => {
  await serveFilm(context)
  const { video, play, pause, next, loop, now } = await watch(page, 'outlasting')
  await expect(page.getByRole('heading', { level: 1 }).locator('[lang=ml]')).toHaveText('മഴയും ചായയും')
  for (let press = 0; press < 2; press++) await next.click()
  await expect.poll(now).toBe(18.5)
  await loop.click()
  const begunAnew = await video.evaluateHandle((film: HTMLVideoElement) => ({
    twice: new Promise<{ last: number; to: number }[]>((resolve) => {
      const turns: { last: number; to: number }[] = []
      let last = 0
      film.addEventListener('timeupdate', () => {
        last = Math.max(last, film.currentTime)
      })
      film.addEventListener('seeking', () => {
        turns.push({ last, to: film.currentTime })
        if (turns.length === 2) resolve(turns)
      })
    }),
  }))
  await play.click()
  for (const { last, to } of await begunAnew.evaluate(({ twice }) => twice)) {
    expect(last).toBeGreaterThan(18.5)
    expect(to).toBe(18.5)
  }
  await expect(pause).toBeVisible()
  await loop.click()
  await expect(play).toBeVisible()
  expect(await video.evaluate((film: HTMLVideoElement) => film.ended)).toBe(true)
})

test('a word of the line is explained while the video waits, and is saved with the line', async ({
  page,
  context,
}) => {
  await driveFilms(context)
  const { play, pause, tab } = await watch(page)
  await play.click()
  await playTo(page, 3.5)
  await lineOf(page, 1).getByRole('button', { name: 'ചായ' }).click()
  const explained = page.getByRole('dialog', { name: 'ചായ' })
  await expect(explained).toContainText('tea')
  await expect(play).toBeVisible()
  await explained.getByRole('button', { name: 'Save ചായ' }).click()
  await page.keyboard.press('Escape')
  await expect(pause).toBeVisible()
  const metAt = { sentence: lines[1].text, video: 'pattern', start: 3, duration: 2 }
  await expect.poll(() => savedWordsOf(page)).toMatchObject([{ word: 'ചായ', metAt }])

  await test.step('a word card is saved once, and stands in My Vocab beside the video', async () => {
    await expect(page.getByRole('button', { name: 'ചായ is saved' })).toBeVisible()
    await page.getByRole('button', { name: 'Save വേണം' }).click()
    const saved = async () => (await savedWordsOf(page)).find(({ word }) => word === 'വേണം')
    await expect.poll(saved).toMatchObject({ meaning: 'want', metAt })
    await tab('My Vocab').click()
    await expect(page.getByRole('article').filter({ hasText: 'വേണം' })).toBeVisible()
  })
})

test('what is set for a video is kept for it, and for no other', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await driveFilms(context)
  const { next, now, tab } = await watch(page)

  await test.step('lines that are off are set right by what one hears', async () => {
    await page.getByRole('button', { name: 'Options of the player' }).click()
    await next.click()
    await page.getByRole('slider', { name: 'Position in the video' }).fill('3.4')
    await page.getByRole('button', { name: 'The last line begins now' }).click()
    await expect(page.getByText('+0.4 s')).toBeVisible()
    await next.click()
    await expect.poll(now).toBeCloseTo(6.4)
    await page.getByRole('button', { name: 'As it was' }).click()
    await expect(page.getByText('0.0 s', { exact: true })).toBeVisible()
  })

  await page.getByRole('switch', { name: 'Translation' }).uncheck()
  await page.getByRole('button', { name: '0.1 s later' }).click()
  await page.getByLabel('Speed').selectOption('0.7')
  await tab('My Vocab').click()
  await page.reload()
  await waitForPlayer(page)
  await expect(tab('My Vocab')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Speed')).toHaveValue('0.7')
  await next.click()
  await expect.poll(now).toBeCloseTo(9.1)
  await expect(lineOf(page, 3)).toContainText('നന്ദി')
  await expect(lineOf(page, 3)).not.toContainText('Thank you')

  await followLinkTo(page, '/youtube2?vid=second')
  await expect(page.getByRole('heading', { level: 1, name: 'Another pattern' })).toBeVisible()
  await waitForPlayer(page)
  await expect(page.getByLabel('Speed')).toHaveValue('1')
  await next.click()
  await expect(lineOf(page, 0)).toContainText('Hello')
})

test('it says that a transcript is on its way or cannot be had, that a film did not arrive, and that there is no such video', async ({
  page,
  context,
}) => {
  await serveFilm(context)
  await signUp(page)
  const alert = page.getByRole('alert').filter({ hasText: /./ })
  const tryAgain = page.getByRole('button', { name: 'Try again' })

  await test.step('a transcript is on its way, cannot be had, or is none', async () => {
    const asked = Promise.withResolvers<void>()
    await page.route('/api/videos/second', async (route) => {
      await asked.promise
      await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } })
    })
    await page.goto('/youtube2?vid=second')
    await expect(page.getByText('Loading transcript…')).toBeVisible()
    asked.resolve()
    await expect(alert).toHaveText('Error fetching video')
    await page.unroute('/api/videos/second')
    for (const body of ['{"a":1}', 'null', '[]', '<html>']) {
      await page.route('/api/videos/second', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      )
      const answered = page.waitForResponse('/api/videos/second')
      await tryAgain.click()
      await answered
      await expect(alert, body).toHaveText('Error fetching video')
      await page.unroute('/api/videos/second')
    }
  })

  await test.step('a film that does not arrive is told, and asked for again', async () => {
    await context.route(/\/films\/second/, (route) => route.abort())
    await tryAgain.click()
    await expect(alert).toContainText('The film did not arrive.')
    // From here on the browser requests none of its sources by itself.
    await expect(playerOf(page).video).toHaveJSProperty('networkState', 3)
    await context.unroute(/\/films\/second/)
    await tryAgain.click()
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  })

  await followLinkTo(page, '/youtube2?vid=no-such-film')
  await expect(alert).toContainText('There is no such video.')
  await page.getByRole('link', { name: 'Choose a video' }).click()
  await expect(page).toHaveURL('/learn')
  await followLinkTo(page, '/youtube2')
  await expect(page.getByRole('link', { name: 'Choose a video' })).toBeVisible()
})

test('a visitor gets no video of the server either, but for the demo’s, and comes back to the moment by the login', async ({
  page,
}) => {
  await page.goto('/youtube2?vid=pattern&t=6.5')
  await expect(
    page.getByRole('heading', { name: 'Please Login or sign up to access this page' }),
  ).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  expect((await page.request.get('/api/videos/pattern')).status()).toBe(401)
  const login = page.getByRole('main').getByRole('link', { name: /Login/ })
  await expect(login.first()).toHaveAttribute('href', /next=%2Fyoutube2%3Fvid%3Dpattern%26t%3D6\.5/)
  await page.getByRole('link', { name: 'try the player' }).click()
  await expect(page).toHaveURL('/demo')
})

test('the player has no accessibility fault and no overflow on any tab, in both languages', {
  tag: '@long',
}, async ({ page, context }) => {
  test.setTimeout(240_000)
  await driveFilms(context)
  await signUp(page)
  for (const language of ['', '/ml']) {
    await page.goto(`${language}/youtube2?vid=pattern`)
    await waitForPlayer(page)
    // In the second language it continues where it was.
    if (!language) await page.keyboard.press('ArrowRight')
    await expect(lineOf(page, 0)).toBeVisible()
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(3)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (const tab of await tabs.all()) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await noFault(page)
      }
    }
  }
})
