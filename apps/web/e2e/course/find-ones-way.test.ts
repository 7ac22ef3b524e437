import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { keepOnDevice } from '../support/quiz-page.ts'
import { keepWords, reviewOf } from '../support/review-page.ts'

test('a learner who comes back never sees the level of a newcomer', async ({ page }) => {
  await keepOnDevice(page, { userlevel: 8 })
  for (const address of ['/level', '/Coachlevel'])
    await test.step(address, async () => {
      const scripts = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await scripts.promise
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 1', { exact: true })).toBeHidden()
      await expect(page.getByText('Opens at level 2')).toBeHidden()
      scripts.resolve()
      await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 8')).toBeVisible()
      await page.unroute('**/assets/*.js')
    })
})

test('a locked topic is reached by Tab, says what opens it, and leads nowhere', async ({ page }) => {
  await page.goto('/level')
  await hydrated(page)
  const locked = page.getByRole('main').getByRole('list').last().getByRole('button').first()
  await locked.focus()
  await expect(locked).toBeFocused()
  await expect(locked).toHaveAccessibleName(/Opens at level 2/)
  await page.keyboard.press('Enter')
  await expect(page.locator('#said')).toHaveText('Opens at level 2')
  await expect(page).toHaveURL(/\/level$/)
})

const twoTaps = [
  { name: 'Review', address: '/review' },
  { name: 'Letters', address: '/letters' },
  { name: 'The path', address: '/path' },
  { name: 'Quizzes', address: '/level' },
  { name: 'Letter practice', address: '/Coachlevel' },
  { name: 'Numbers, times and dates', address: '/numbers' },
  { name: 'Common travel phrases', address: '/resource/phrases' },
  { name: 'Malayalam Language Coach', address: '/coach' },
  { name: 'Read a text', address: '/read' },
  { name: 'Your videos and texts', address: '/bring' },
  { name: 'Your progress', address: '/progress' },
  { name: 'Profile', address: '/profile' },
  { name: 'Sign Up/Login', address: '/login' },
]

test('everything is within two taps of the bar', async ({ page }) => {
  await page.goto('/today')
  await hydrated(page)
  // Where there is no bar, its last link stands above.
  const me = page.getByRole('link', { name: 'Me', exact: true }).first()
  for (const { name, address } of twoTaps)
    await test.step(name, async () => {
      await me.click()
      await expect(barOf(page).getByRole('link', { name: 'Me' })).toHaveAttribute('aria-current', 'page')
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
    })
  await me.click()
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

/** Where one learns, but for the quiz and the players, which fill the screen. */
const learningPages = [
  ...['/today', '/path', '/level', '/level2', '/level3', '/lm', '/learn', '/me', '/letters', '/numbers'],
  ...['/resource/phrases', '/progress', '/review', '/read', '/bring', '/coach', '/Coachlevel', '/login'],
]

test('from every learning page everything is found within two taps', async ({ page }) => {
  test.setTimeout(120_000)
  const seen = new Map<string, Set<string>>()
  for (const path of learningPages) {
    await page.goto(path)
    await hydrated(page)
    const links = await page
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      )
    const hasSettings = await page.getByRole('button', { name: 'Settings' }).first().isVisible()
    seen.set(path, new Set([...links, ...(hasSettings ? ['settings'] : [])]))
  }
  const wanted = new Set([...twoTaps.map(({ address }) => address.replace(/#.*/, '')), 'settings'])
  for (const [path, links] of seen) {
    const reached = new Set([path, ...links, ...[...links].flatMap((link) => [...(seen.get(link) ?? [])])])
    const missing = [...wanted].filter((address) => !reached.has(address))
    expect(missing, `not found within two taps of ${path}`).toEqual([])
  }
})

test('the bar has four places and no number but what is due, and is not where a quiz or a video fills the screen', async ({
  page,
}) => {
  await keepOnDevice(page, { userlevel: 8 })
  await page.goto('/level2')
  const places = barOf(page).getByRole('link')
  await expect(places).toHaveText(['Today', 'Watch and read', 'Words', 'Me'])
  await expect(places.first()).toHaveAttribute('aria-current', 'true')
  for (const address of ['/lessons2', '/demo', '/', '/session']) {
    await page.goto(address)
    await hydrated(page)
    await expect(barOf(page)).toHaveCount(0)
  }
})

test('the home page knows who comes back: it begins the course, and goes on with a quiz', async ({
  page,
}) => {
  await keepOnDevice(page, { userlevel: 2 })
  await page.goto('/')
  const today = page.getByRole('region', { name: 'Today', exact: true })
  await expect(today.getByRole('link', { name: /^New to Malayalam/ })).toBeVisible()
  await today.getByRole('link', { name: /^Next quiz: / }).click()
  await expect(page).toHaveURL(/\/lessons2$/)
  await page.goBack()
  await expect(today.getByRole('link', { name: /^Go on with / })).toBeVisible()
})

test('today has a line of a film that leads to its moment there, and a film left in the middle', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 0, 2, 12))
  await page.goto('/today')
  const main = page.getByRole('main')
  const line = main.getByRole('link').filter({ has: page.locator('[lang=ml]') })
  await expect(main.getByText('Hear it in the film: Travel')).toBeVisible()
  await expect(main.getByText('Go on watching')).toHaveCount(0)
  const said = await line.innerText()
  const moment = Number(new URL((await line.getAttribute('href')) ?? '', 'http://here').searchParams.get('t'))
  await line.click()
  await expect(page).toHaveURL('/demo')
  await expect(main.getByText(said).first()).toBeVisible()
  await expect(page.locator('video')).toBeVisible()
  const position = () => page.evaluate(() => Number(localStorage.getItem('currentTime_travel')))
  expect(await position()).toBe(moment)

  await page.goto('/today')
  await main.getByRole('link', { name: 'Go on watching: Travel' }).click()
  await expect(page).toHaveURL('/demo')
  await expect(page.locator('video')).toBeVisible()
  // Once the player is gone, nothing else keeps a position.
  await page.goto('/today')
  await page.evaluate(() => localStorage.setItem('currentTime_travel', '10000'))
  await page.reload()
  await expect(main.getByText('Hear it in the film: Travel')).toBeVisible()
  await expect(main.getByText('Go on watching')).toHaveCount(0)
})

test('today goes on with reviews that were begun', async ({ page }) => {
  await keepWords(page, [
    { word: 'മഴ', meaning: 'rain', pronunciation: 'mazha' },
    { word: 'അമ്മ', meaning: 'mother', pronunciation: 'amma' },
  ])
  await page.goto('/today')
  const reviews = page.getByRole('main').getByRole('link', { name: /review/ })
  await expect(reviews).toHaveText('2 words to review')
  await reviews.click()
  await expect(page).toHaveURL('/review')
  await reviewOf(page).answer.click()
  await reviewOf(page).grade('Easy').click()
  await expect(reviewOf(page).answer).toBeVisible()
  await page.goto('/today')
  await expect(reviews).toHaveText('Go on reviewing: 1 word is left')
})

test('a newcomer hears Malayalam with one tap, and is not led to a quiz of what nobody has taught', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Listen to നമസ്കാരം.' })).toBeVisible()
  await page.getByRole('link', { name: 'Lets Begin' }).click()
  await page.getByRole('link', { name: 'Start without an account' }).click()
  await page.getByRole('link', { name: /^New to Malayalam/ }).click()
  await expect(page).toHaveURL('/session')
})

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Parts of the app' })
