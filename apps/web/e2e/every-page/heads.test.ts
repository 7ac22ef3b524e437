import { languageCodes } from '@app/learning/languages'
import { expect, type Page, test } from '@playwright/test'
import { prerendered } from '../../app/addresses/pages.ts'
import { addressOf, placeOf } from '../../app/addresses/paths.ts'
import { hydrated } from '../support/hydrated.ts'
import { headOf, servedHead } from '../support/page-head.ts'

/** What is a learner's own, unfinished, or not there. Everything else wants to be found. */
const unlisted = [
  ...[
    '/today',
    '/path',
    '/placement',
    '/me',
    '/results',
    '/review',
    '/progress',
    '/supa',
    '/session',
    '/practice',
  ],
  ...['/login', '/confirm-email', '/reset-password', '/profile', '/404'],
]
const isListed = (address: string) => !unlisted.includes(placeOf(address).path)

/** How long a title looks: ക്ഷ is one letter, though it is three code points. */
const lettersOf = (text: string) => [...new Intl.Segmenter('ml').segment(text)].length

test.describe('as they are served,', () => {
  // Served pages are read in one that is open, in which nothing of theirs runs.
  let reader: Page
  test.beforeAll(async ({ browser }) => {
    reader = await browser.newPage()
    await reader.goto('/level')
  })
  test.afterAll(() => reader.close())

  test('every page says once, and truly, what it is; no two say the same', async ({ baseURL }) => {
    const heads: Awaited<ReturnType<typeof servedHead>>[] = []
    const pictures = new Set<string>()
    for (const address of prerendered)
      await test.step(address, async () => {
        const head = await servedHead(reader, address)
        heads.push(head)
        expectTrueHead(head, address, baseURL ?? '')
        for (const image of head.shared['og:image'] ?? []) pictures.add(image)
      })
    for (const picture of pictures)
      expect(await sizeOf(reader, picture)).toEqual({ type: 'image/jpeg', width: 1200, height: 630 })
    const titles = heads.map(({ titles }) => titles[0])
    expect(new Set(titles).size).toBe(titles.length)
    // An article's own summary describes it in both languages.
    const descriptions = heads.map(({ language, descriptions }) => `${language} ${descriptions[0]}`)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })
})

test('a page reached from another says what it says when it is served', { tag: '@long' }, async ({
  page,
}) => {
  const main = page.getByRole('main')
  const header = page.getByRole('navigation', { name: 'Main' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/no-such-page')
  await hydrated(page)

  const steps: (() => Promise<void>)[] = [
    () => main.getByRole('link', { name: 'Home' }).click(),
    () => main.getByRole('link', { name: 'Lets Begin' }).click(),
    () => main.getByRole('link', { name: 'Skip sign-up' }).click(),
    () => main.getByRole('list').last().getByRole('link').first().click(),
    () => page.getByRole('button', { name: 'Back' }).click(),
    () => header.getByRole('link', { name: 'Resources' }).click(),
    () => main.getByRole('link', { name: /phrases/ }).click(),
    () => header.getByRole('link', { name: 'Blog' }).click(),
    () => main.getByRole('link').first().click(),
    () => header.getByRole('link', { name: 'Start Learning' }).click(),
    async () => {
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'മലയാളം' }).click()
    },
    async () => void (await page.goBack()),
  ]
  for (const step of steps) {
    const before = page.url()
    await step()
    await expect(page).not.toHaveURL(before)
    const served = await servedHead(page, page.url())
    await expect.poll(() => headOf(page), { message: page.url() }).toEqual(served)
  }
})

test('a page seen under another name still says which one is its own', async ({ page, baseURL }) => {
  await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/letters`)
  await hydrated(page)
  const head = await headOf(page)
  expect(head.canonicals).toEqual([`${baseURL}/letters`])
  expect(head.shared['og:url']).toEqual([`${baseURL}/letters`])
  await page.getByRole('link', { name: 'About and credits' }).click()
  await expect.poll(async () => (await headOf(page)).canonicals).toEqual([`${baseURL}/about`])
})

test('the sitemap lists the pages that want to be found and no others, and robots.txt names it', async ({
  request,
  baseURL,
}) => {
  const reply = await request.get('/sitemap.xml')
  expect(reply.headers()['content-type']).toBe('application/xml')
  const xml = await reply.text()
  const listed = [...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)
  expect(listed.toSorted()).toEqual(
    prerendered
      .filter(isListed)
      .map((address) => baseURL + address)
      .sort(),
  )
  for (const language of [...languageCodes, 'x-default'])
    expect(xml.split(`hreflang="${language}"`)).toHaveLength(listed.length + 1)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('the manifest is one a browser takes, and its icons are as large as it says', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/level')
  const session = await context.newCDPSession(page)
  const { url, errors, data = '' } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect((await page.request.get(url)).headers()['content-type']).toBe('application/manifest+json')
  const manifest = JSON.parse(data)
  expect(manifest).toMatchObject({ start_url: '/level', scope: '/', display: 'standalone', lang: 'en' })

  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots].filter(
    ({ sizes }: { sizes: string }) => sizes !== 'any',
  )) {
    const { width, height, ...icon } = await sizeOf(page, src)
    expect({ ...icon, sizes: `${width}x${height}` }).toEqual({ type, sizes })
  }
  expect(await sizeOf(page, '/apple-touch-icon.png')).toEqual({ type: 'image/png', width: 180, height: 180 })
  expect(await sizeOf(page, '/favicon.ico')).toEqual({ type: 'image/x-icon', width: 32, height: 32 })
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200)
})

test('the app that is installed from a Malayalam page is in Malayalam, and the same app', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  const manifestOf = async (path: string) => {
    await page.goto(path)
    const { errors, data = '' } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    return JSON.parse(data)
  }
  const english = await manifestOf('/about')
  const malayalam = await manifestOf('/ml/about')
  const { lang, start_url, name, short_name, description, shortcuts, screenshots, ...others } = malayalam
  const { share_target, file_handlers, ...same } = others
  expect({ lang, start_url }).toEqual({ lang: 'ml', start_url: '/ml/level' })
  const labels = screenshots.map(({ label }: { label: string }) => label)
  for (const text of [name, short_name, description, ...labels]) expect(text).not.toMatch(/[a-z]/i)
  expect(english).toMatchObject(same)
  expect(share_target.action).toBe('/ml/bring')
  expect(file_handlers.map(({ action }: { action: string }) => action)).toEqual(['/ml/bring'])
  for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200)
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(
    english.shortcuts.map(({ url }: { url: string }) => `/ml${url}`),
  )
})

/** The picture at an address, as a browser reads it. */
function sizeOf(page: Page, address: string) {
  return page.evaluate(async (address) => {
    const picture = await (await fetch(address)).blob()
    const { width, height } = await createImageBitmap(picture)
    return { type: picture.type, width, height }
  }, address)
}

/** What a served head must say of the page at this address. */
function expectTrueHead(head: Awaited<ReturnType<typeof servedHead>>, address: string, origin: string) {
  const { path, language } = placeOf(address)
  const own = (wanted: 'en' | 'ml') => origin + addressOf(path, wanted)
  expect(head.language).toBe(language)
  expect(head.titles).toHaveLength(1)
  expect(head.descriptions).toHaveLength(1)
  const [title = '', description = ''] = [...head.titles, ...head.descriptions]
  expect(lettersOf(title)).toBeLessThanOrEqual(65)
  expect(description.length).toBeGreaterThanOrEqual(50)
  expect(description.length).toBeLessThanOrEqual(160)

  const listed = isListed(address)
  expect(head.robots).toEqual(listed ? [] : ['noindex'])
  expect(head.canonicals).toEqual(listed ? [own(language)] : [])
  expect(head.alternates).toEqual(
    listed ? [`en ${own('en')}`, `ml ${own('ml')}`, `x-default ${own('en')}`] : [],
  )
  expect(head.shared).toMatchObject({
    'og:title': [title],
    'og:description': [description],
    'og:url': listed ? [own(language)] : [],
    'og:type': [path.startsWith('/blog/') ? 'article' : 'website'],
    'og:locale': [language === 'en' ? 'en_GB' : 'ml_IN'],
    'og:locale:alternate': [language === 'en' ? 'ml_IN' : 'en_GB'],
    'og:image': [expect.stringMatching(`${origin}/cards/`)],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'twitter:card': ['summary_large_image'],
  })
  expect(head.shared['og:site_name']).toHaveLength(1)
  expect(head.shared['og:image:alt']?.[0]).toBeTruthy()
  for (const thing of head.data.flatMap((data) => data['@graph']))
    if (thing['@type'] !== 'BreadcrumbList') expect(thing).toMatchObject({ url: own(language), description })
}
