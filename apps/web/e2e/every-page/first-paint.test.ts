import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'

test('Malayalam is a quarter larger than the Latin beside it, in lines of 1.6 times its size, in one of the two weights, and not spaced out', async ({
  page,
}) => {
  for (const address of ['/letters', '/ml/level', '/resource/phrases', '/ml/terms', '/ml/about']) {
    await page.goto(address)
    const asked = await page.evaluate(() =>
      [...document.querySelectorAll('body :lang(ml)')].map((one) => {
        const { fontWeight, letterSpacing } = getComputedStyle(one)
        return `${fontWeight} ${letterSpacing}`
      }),
    )
    expect(
      asked.filter((style) => style !== '400 normal' && style !== '600 normal'),
      address,
    ).toEqual([])
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('main p:lang(ml), main li:lang(ml), main a > span > span:lang(ml)')]
        .filter((one) => /[\u0D00-\u0D7F]/.test(one.textContent ?? ''))
        .map((one) => getComputedStyle(one))
        .map(({ lineHeight, fontSize }) => Number.parseFloat(lineHeight) / Number.parseFloat(fontSize))
        .filter((ratio) => ratio < 1.59),
    )
    expect(low, address).toEqual([])
  }
  await page.goto('/level')
  const card = page.getByRole('main').getByRole('link', { name: /First letters/ })
  const sizes = await card.evaluate((one) =>
    ['en', 'ml'].map((language) =>
      Number.parseFloat(getComputedStyle(one.querySelector(`[lang=${language}]`) as Element).fontSize),
    ),
  )
  expect((sizes[1] ?? 0) / (sizes[0] ?? 1)).toBeGreaterThanOrEqual(1.25)
})

test('the reading face writes both scripts, in both weights, and no letter comes from the system', async ({
  page,
}) => {
  await page.goto('/icon.svg')
  await page.evaluate(() =>
    localStorage.setItem('preferences', JSON.stringify({ state: { romanisation: 'precise' }, version: 1 })),
  )
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  for (const address of ['/', '/level', '/resource/phrases', '/ml/level', '/ml/terms']) {
    await page.goto(address)
    await hydrated(page)
    // A newcomer's level page changes once more, when the device was read.
    if (address.endsWith('/level'))
      await expect(page.getByRole('main').getByRole('link', { name: /^(New here|ആദ്യമായാണോ)/ })).toBeVisible()
    await page.evaluate(async () => void (await document.fonts.ready))
    const { root } = await session.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'main :is(h1, h2, h3, p, a, li, span)',
    })
    const drawn = new Set<string>()
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const { familyName, isCustomFont } of fonts)
        drawn.add(`${isCustomFont ? 'own' : 'system'}: ${familyName}`)
    }
    expect(
      [...drawn].filter((font) => !font.startsWith('own: Anek')),
      address,
    ).toEqual([])
    expect(
      [...drawn].some((font) => font.includes('Malayalam')),
      address,
    ).toBe(true)
  }
})

test('where no script runs, a page is whole', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/youtube#waitlist`)
  await expect(page.locator('#waitlist')).toBeInViewport()
  await expect(page.locator('footer')).toBeVisible()
  await context.close()
})

test('who goes back to a page, or is led to a mark on it, is where it was or is', async ({ page }) => {
  await page.goto('/blog/how')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 3000))
  await page.reload()
  await expect.poll(() => placeOf(page)).toBeGreaterThan(2800)
  await hydrated(page)
  expect(await placeOf(page)).toBeGreaterThan(2800)

  await page.goto('/youtube#waitlist')
  await hydrated(page)
  await expect(page.locator('#waitlist')).toBeInViewport()
})

test('a page that is opened anew in the same tab begins at its top', async ({ page }) => {
  for (const address of ['/blog/how', '/blog/why']) {
    await page.goto(address)
    await hydrated(page)
    expect(await placeOf(page), address).toBe(0)
    await page.evaluate(() => scrollTo(0, 2000))
  }
})

const placeOf = (page: Page) => page.evaluate(() => scrollY)

test('a page asks for its messages together with its scripts', async ({ request }) => {
  for (const { address, catalogues } of [
    { address: '/letters', catalogues: ['site'] },
    { address: '/ml/coach', catalogues: ['site', 'learn'] },
    { address: '/login', catalogues: ['site', 'more'] },
  ]) {
    const html = await (await request.get(address)).text()
    const asked = [
      ...html.matchAll(/<link rel="modulepreload" href="\/assets\/(site|learn|more)-[\w-]+\.js"/g),
    ]
    expect(asked.map(([, catalogue]) => catalogue).toSorted(), address).toEqual(catalogues.toSorted())
  }
})
