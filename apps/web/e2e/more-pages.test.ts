import { type Browser, expect, test } from '@playwright/test'
import { placeOf, prerendered } from '../app/lib/paths.ts'
import { fitsScreen } from './no-fault.ts'

const withoutScript = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })).newPage()

test('five films, each with its poster, and opening the video page with its own name', async ({ page }) => {
  await page.goto('/learn')
  const films = page.getByRole('main').getByRole('listitem').getByRole('link')
  expect(await films.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['travel', 'music', 'food', 'festival', 'history'].map((slug) => `/youtube2?vid=${slug}`),
  )
  expect(
    await films
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src'))),
  ).toEqual(['travel', 'music', 'food', 'festival', 'history'].map((slug) => `/films/${slug}.jpg`))
  await films.filter({ hasText: 'Food' }).click()
  await expect(page).toHaveURL('/youtube2?vid=food')
})

test('a visitor of the video page is told why it asks for a login, and shown the way in and the way back', async ({
  page,
}) => {
  await page.goto('/youtube2')
  await expect(
    page.getByRole('heading', { name: 'Please Login or sign up to access this page', exact: true }),
  ).toBeVisible()
  for (const reason of ['AI credits', 'personalised', 'scraping', 'learning is saved'])
    await expect(page.getByRole('main')).toContainText(reason)
  await expect(page.getByRole('link', { name: 'Sign Up/Login', exact: true })).toHaveAttribute(
    'href',
    '/login?next=%2Fyoutube2',
  )
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/level')
})

for (const { vid, kept } of [
  { vid: 'food', kept: 'food' },
  {
    vid: encodeURIComponent('a&next=https://elsewhere.example/#"<b>'),
    kept: 'a&next=https://elsewhere.example/#"<b>',
  },
  { vid: '%2F%2Felsewhere.example', kept: '//elsewhere.example' },
])
  test(`the login leads back to the video that was asked for, and nowhere else: ${vid}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    for (const language of ['', '/ml']) {
      await page.goto(`${language}/youtube2?vid=${vid}`)
      const login = page.locator(`a[href^="${language}/login?next="]`)
      await expect(login).toHaveAttribute('href', /vid/)
      const address = new URL((await login.getAttribute('href')) ?? '', 'http://here')
      expect([...address.searchParams.keys()]).toEqual(['next'])
      const next = new URL(address.searchParams.get('next') ?? '', 'http://here')
      expect(next.origin).toBe('http://here')
      expect(next.pathname).toBe(`${language}/youtube2`)
      expect([...next.searchParams]).toEqual([['vid', kept]])
    }
    expect(errors).toEqual([])
  })

test('the video page follows a changed video', async ({ page }) => {
  await page.goto('/learn')
  for (const film of ['Music', 'History']) {
    await page.getByRole('main').getByRole('link', { name: film }).click()
    await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toHaveAttribute(
      'href',
      new RegExp(film.toLowerCase()),
    )
    await page.goBack()
  }
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
    ['Immersion videos', '/learn'],
    ['Bring your own', '/bring'],
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

test('the landing page begins at the levels, and says how to reach us on a page that exists', async ({
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
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 896, height: 414 },
  { width: 1280, height: 800 },
])
  test(`each phrase shown over a screen of ${viewport.width} by ${viewport.height} is there whole`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/resource/phrases')
    const buttons = page.getByRole('button', { name: /^Show it ?: / })
    for (let place = 0; place < (await buttons.count()); place++) {
      await buttons.nth(place).click()
      const shown = page.getByRole('dialog')
      for (const part of [shown.locator('p[lang=ml]'), shown.getByRole('button', { name: /^Listen/ })])
        await expect(part).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(shown).toBeHidden()
    }
  })

test('without JavaScript every page is there to read, and every clip is a link that the browser plays', async ({
  browser,
}) => {
  const page = await withoutScript(browser)
  for (const path of [
    '/',
    '/learn',
    '/youtube',
    '/youtube2',
    '/demo',
    '/resource',
    '/blog',
    '/blog/why',
    '/about',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fitsScreen(page)
  }
  for (const path of ['/resource/phrases', '/letters']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /Listen|Play all|Show it|Settings/ })).toHaveCount(0)
    const clip = page.getByRole('link', { name: /^Listen/ }).first()
    await expect(clip).toBeVisible()
    const answer = await page.request.get((await clip.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('audio/mpeg')
    await fitsScreen(page)
  }
  await page.getByRole('link', { name: 'മലയാളം' }).click()
  await expect(page).toHaveURL(/\/ml\/letters\/?$/)
  await page.context().close()
})

test('the landing page tells of the coach, that it wants a login, and leads to it', async ({ page }) => {
  await page.goto('/')
  const coach = page.getByRole('main').getByRole('link', { name: /Malayalam Language Coach/ })
  await expect(coach).toContainText('With a login: it uses AI credits')
  await coach.click()
  await expect(page).toHaveURL('/coach')
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

for (const path of ['/youtube2?vid=food', '/coach', '/bring']) {
  test(`${path} tells a visitor the way in before the page is alive, and without JavaScript`, async ({
    browser,
  }) => {
    const page = await withoutScript(browser)
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toHaveAttribute('href', /^\/login\?next=/)
    await expect(page.getByText('One moment…')).toBeHidden()
    await fitsScreen(page)
    await page.context().close()
  })

  test(`${path} asks a learner to wait until it is alive, and not to log in`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('session', JSON.stringify({ state: { user: { id: 'someone' } } })),
    )
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText('One moment…')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toBeHidden()
  })
}

for (const { path, own } of [
  { path: '/review', own: 'Laying out your cards…' },
  { path: '/progress', own: undefined },
]) {
  test(`${path} is for who has saved nothing from the first paint, and for nobody else`, async ({
    browser,
    page,
  }) => {
    const still = await withoutScript(browser)
    await still.goto(path)
    await expect(still.getByText('None is saved yet.')).toBeVisible()
    await still.context().close()
    await page.addInitScript(() =>
      localStorage.setItem('savedWords', '[{"word":"അമ്മ","meaning":"mother","pronunciation":"amma"}]'),
    )
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText('None is saved yet.')).toBeHidden()
    if (own) await expect(page.getByText(own)).toBeVisible()
  })
}

test('what is written into the reading page before it is alive, and asked to be read, is read when it is', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(box).toHaveValue('മഴ വന്നു.')
  start()
  await expect(page.getByRole('button', { name: 'Change the text' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('മഴ')
  await expect(page).toHaveURL('/read')
  await page.goto('/read?vid=travel')
  await expect(page.getByRole('table')).toBeVisible()
})

test('without JavaScript the visitor of the video page finds the way back', async ({ browser }) => {
  const page = await withoutScript(browser)
  await page.goto('/youtube2?vid=food')
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/level')
  await page.context().close()
})

test('a page that only a script can fill says so without one', async ({ browser }) => {
  const page = await withoutScript(browser)
  for (const path of ['/supa', '/profile', '/reset-password?token=a']) {
    await page.goto(path)
    // Playwright's text engine reads past what stands in a noscript.
    await expect(page.locator('main noscript p')).toBeVisible()
    expect(await page.locator('main noscript p').innerText()).toMatch(/^This page needs JavaScript/)
    await expect(page.getByRole('main').locator('[aria-busy], form')).toBeHidden()
  }
  for (const path of ['/Coachlevel', '/letters', '/resource/phrases', '/numbers', '/results']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button', { disabled: false })).toHaveCount(0)
  }
  await expect(page.getByText('You have not finished a quiz yet.')).toBeVisible()
  await page.context().close()
})

test('without JavaScript no button is there that would do nothing', async ({ browser }) => {
  const page = await withoutScript(browser)
  const dead: Record<string, string[]> = {}
  for (const address of prerendered.filter((address) => placeOf(address).language === 'en')) {
    await page.goto(address)
    const buttons = page.locator('button:visible:enabled:not([popovertarget], [type=submit])')
    const labels = await buttons.evaluateAll((found) =>
      found.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    )
    if (labels.length > 0) dead[address] = labels
  }
  expect(dead).toEqual({})
  await page.context().close()
})
