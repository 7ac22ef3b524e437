import { type Browser, expect, test } from '@playwright/test'
import { prerendered } from '../../app/addresses/pages.ts'
import { placeOf } from '../../app/addresses/paths.ts'
import { fitsScreen } from '../support/no-fault.ts'

const withoutScript = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })).newPage()

test('five films with their posters open the video page, which tells a visitor why it asks for a login, and which video is kept', async ({
  page,
}) => {
  await page.goto('/learn')
  const films = page.getByRole('main').getByRole('list').first().getByRole('link')
  const slugs = ['travel', 'music', 'food', 'festival', 'history']
  expect(await films.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    slugs.map((slug) => `/youtube2?vid=${slug}`),
  )
  expect(
    await films
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src'))),
  ).toEqual(slugs.map((slug) => `/films/${slug}.jpg`))
  await expect(films.getByText('With a free account')).toHaveCount(slugs.length)

  const login = page.getByRole('link', { name: 'Sign Up/Login', exact: true })
  for (const film of ['Music', 'Food'])
    await test.step(`${film}: the page follows the video of its address`, async () => {
      await films.filter({ hasText: film }).click()
      await expect(page).toHaveURL(`/youtube2?vid=${film.toLowerCase()}`)
      await expect(login).toHaveAttribute(
        'href',
        `/login?next=${encodeURIComponent(`/youtube2?vid=${film.toLowerCase()}`)}`,
      )
      await page.goBack()
    })
  await films.filter({ hasText: 'Food' }).click()
  await expect(
    page.getByRole('heading', { name: 'Please Login or sign up to access this page', exact: true }),
  ).toBeVisible()
  for (const reason of ['AI credits', 'personalised', 'scraping', 'learning is saved'])
    await expect(page.getByRole('main')).toContainText(reason)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/level')
})

test('the login leads back to the video that was asked for, and nowhere else, whatever its name holds', async ({
  page,
}) => {
  const vid = 'a&next=https://elsewhere.example/#"<b>'
  await page.goto(`/ml/youtube2?vid=${encodeURIComponent(vid)}`)
  const login = page.locator('a[href^="/ml/login?next="]')
  await expect(login).toHaveAttribute('href', /vid/)
  const address = new URL((await login.getAttribute('href')) ?? '', 'http://here')
  expect([...address.searchParams.keys()]).toEqual(['next'])
  const next = new URL(address.searchParams.get('next') ?? '', 'http://here')
  expect([next.origin, next.pathname]).toEqual(['http://here', '/ml/youtube2'])
  expect([...next.searchParams]).toEqual([['vid', vid]])
})

test('the player’s page has all its parts, and leads to where one starts', async ({ page }) => {
  await page.goto('/youtube')
  await expect(page).toHaveTitle('YouTube Learning Player')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('YouTube Learning Player')
  for (const name of ['How It Works', 'Benefits', 'For a learner like this', 'How it compares'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Start Learning Now', exact: true }).click()
  await expect(page).toHaveURL('/youtube#start')
  const start = page.getByRole('heading', { name: 'Three ways to start' })
  await expect(start).toBeInViewport()
  for (const [name, address] of [
    ['Watch a film of ours', '/demo'],
    ['Watch and read', '/learn'],
    ['Your videos and texts', '/bring'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address)
})

test('the comparison is a table, whose cells name their kind themselves on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/youtube')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([
    'YouTube Learning Player',
    'A gamified lesson app',
    'A flashcard app',
    'A video with plain subtitles',
  ])
  await expect(table.getByRole('rowheader')).toHaveText([
    'Content',
    'Vocabulary',
    'Learning mode',
    'Spaced repetition',
    'Engagement',
  ])
  const kind = table.getByText('A flashcard app')
  await expect(kind.filter({ visible: true })).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(kind.filter({ visible: true })).toHaveCount(5)
  await fitsScreen(page)
})

test('the landing page begins at the levels, says how to reach us on a page that exists, and leads to the coach, which wants a login', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Lets Begin', exact: true })).toHaveAttribute('href', '/login')
  await expect(page.getByRole('main').locator('ol').getByRole('heading')).toHaveText([
    'Dive Right In',
    'Engaging Lessons',
    'Cultural Connection',
  ])
  await page.getByRole('link', { name: 'How to reach us' }).click()
  await expect(page).toHaveURL('/about#contact')
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport()
  await page.goBack()
  const coach = page.getByRole('main').getByRole('link', { name: /Malayalam Language Coach/ })
  await expect(coach).toContainText('With a login: it uses AI credits')
  await coach.click()
  await expect(page).toHaveURL('/coach')
})

test('a phrase shown over the screen is there whole, however the screen is shaped', async ({ page }) => {
  const shapes = [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
    { width: 896, height: 414 },
    { width: 1280, height: 800 },
  ]
  await page.goto('/resource/phrases')
  const buttons = page.getByRole('button', { name: /^Show it ?: / })
  await expect(buttons).toHaveCount(10)
  const phrases = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  )
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length)
  for (const phrase of longestFirst.slice(0, 3)) {
    await buttons.nth(phrases.indexOf(phrase)).click()
    const shown = page.getByRole('dialog')
    for (const shape of shapes) {
      await page.setViewportSize(shape)
      for (const part of [shown.locator('p[lang=ml]'), shown.getByRole('button', { name: /^Listen/ })])
        await expect(part, `${shape.width} × ${shape.height}`).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
  }
})

test('without JavaScript every page is there to read, with no button that would do nothing, and clips are links', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await withoutScript(browser)
  const english = prerendered.filter((address) => placeOf(address).language === 'en')
  test.setTimeout(english.length * 10_000)
  for (const address of english)
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await fitsScreen(page)
      await expect(
        page.locator('button:visible:enabled:not([popovertarget], [type=submit])'),
        'buttons that would do nothing',
      ).toHaveCount(0)
    })
  await test.step('a page that only a script can fill says so', async () => {
    for (const path of ['/supa', '/profile', '/reset-password?token=a']) {
      await page.goto(path)
      // Playwright's text engine reads past what stands in a noscript.
      await expect(page.locator('main noscript p')).toBeVisible()
      expect(await page.locator('main noscript p').innerText()).toMatch(/^This page needs JavaScript/)
      await expect(page.getByRole('main').locator('[aria-busy], form')).toBeHidden()
    }
    await page.goto('/results')
    await expect(page.getByText('You have not finished a quiz yet.')).toBeVisible()
  })
  await test.step('what asks for a login leads to it, and back', async () => {
    for (const path of ['/coach', '/bring', '/youtube2?vid=food']) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toHaveAttribute(
        'href',
        /^\/login\?next=/,
      )
      await expect(page.getByText('One moment…').filter({ visible: true })).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/level')
  })
  await test.step('what waits for a learner’s words is for who has none', async () => {
    for (const path of ['/review', '/progress']) {
      await page.goto(path)
      await expect(page.getByText('There are none yet.')).toBeVisible()
    }
  })
  await test.step('every clip is a link that the browser plays', async () => {
    for (const path of ['/resource/phrases', '/letters']) {
      await page.goto(path)
      const clip = page.getByRole('link', { name: /^Listen/ }).first()
      const answer = await page.request.get((await clip.getAttribute('href')) ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'audio/mpeg'])
    }
  })
  await page.getByRole('link', { name: 'മലയാളം' }).click()
  await expect(page).toHaveURL(/\/ml\/letters\/?$/)
  await page.context().close()
})

test('the blog says how long ago an article was written', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'))
  await page.goto('/blog')
  await expect(page.getByText('6 days ago')).toHaveCount(3)
})

test('the first film’s picture stands in the HTML of the pages that show it, and nothing moves when the player comes', async ({
  browser,
  page,
}) => {
  const still = await withoutScript(browser)
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['/learn', '/demo']) {
    await still.goto(path)
    const preview = still.locator('[data-preview=travel]')
    await expect(preview).toHaveCSS('background-image', /^url\("data:image\/avif;base64,/)
    await page.goto(path)
    const alive = path === '/learn' ? page.locator('img[src="/films/travel.jpg"]') : page.locator('video')
    await expect(alive).toBeVisible()
    expect(await alive.boundingBox()).toEqual(await preview.boundingBox())
  }
  await expect(still.locator('video')).toHaveAttribute('src', '/films/travel.mp4')
  await still.context().close()
})

test('before it is alive a page shows a learner of whom the device knows no way to log in, and no empty list', async ({
  page,
}) => {
  await page.goto('/icon.svg')
  await page.evaluate(() => {
    localStorage.setItem('session', JSON.stringify({ state: { user: { id: 'someone' } } }))
    localStorage.setItem('savedWords', '[{"word":"അമ്മ","meaning":"mother","pronunciation":"amma"}]')
  })
  await page.route('**/*.js', (route) => route.abort())
  for (const path of ['/youtube2?vid=food', '/coach', '/bring']) {
    await page.goto(path)
    await expect(page.getByText('One moment…').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toBeHidden()
  }
  for (const path of ['/review', '/progress']) {
    await page.goto(path)
    await expect(page.getByText('There are none yet.')).toBeHidden()
    if (path === '/review') await expect(page.getByText('Laying out your cards…')).toBeVisible()
  }
})

test('what is written into the reading page before it is hydrated stays, and can be read once it is', {
  tag: '@long',
}, async ({ page }) => {
  let start = () => {}
  const held = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/read', { waitUntil: 'commit' })
  const box = page.getByLabel('A text in Malayalam')
  await box.fill('മഴ വന്നു.')
  const read = page.getByRole('button', { name: 'Read it' })
  await expect(read).toBeDisabled()
  start()
  await expect(read).toBeEnabled()
  await expect(box).toHaveValue('മഴ വന്നു.')
  await read.click()
  await expect(page.getByRole('button', { name: 'Change the text' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('മഴ')
  await expect(page).toHaveURL('/read')
  await page.goto('/read?vid=travel')
  await expect(page.getByRole('table')).toBeVisible()
})
