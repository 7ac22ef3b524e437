import { expect, type Page, test } from '@playwright/test'
import { languages } from '../app/lib/languages.ts'
import { placeOf as pageOf, prerendered } from '../app/lib/paths.ts'
import { keepOnDevice, quizOf } from './quiz-page.ts'

/** Notes what a page must never do: ask another host for anything, break its own policy, fail in the console. */
async function noteFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const isOurs = (address: string) => {
    const { protocol, origin } = new URL(address)
    return protocol === 'blob:' || protocol === 'data:' || origin === new URL(page.url()).origin
  }
  page.on('request', (request) => {
    if (page.url() !== 'about:blank' && !isOurs(request.url())) faults.push(`asks ${request.url()}`)
  })
  page.on('websocket', (socket) => faults.push(`opens ${socket.url()}`))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // The browser says so itself when the address it was given is no page.
    const isAddress = message.location().url === page.url()
    if (message.type() === 'error' && !(isAddress && message.text().includes('404')))
      faults.push(message.text())
  })
  await page.exposeFunction('noteFault', (fault: string) => faults.push(fault))
  await page.addInitScript(() => {
    const { noteFault } = window as unknown as { noteFault: (fault: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      noteFault(`breaks ${event.effectiveDirective} by ${event.blockedURI}`),
    )
  })
  return faults
}

for (const language of languages)
  test(`no page in ${language} leaves our host, breaks its policy, or fails in the console`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    // The service worker's requests are the browser's own: those of the whole context are looked at.
    const asked = new Set<string>()
    context.on('request', (request) => asked.add(new URL(request.url()).origin))
    const faults = await noteFaults(page)
    const addresses = prerendered.filter((address) => pageOf(address).language === language)
    expect(addresses.length).toBeGreaterThan(15)
    for (const address of addresses) {
      const reply = await page.goto(address)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForLoadState('networkidle')
      expect(reply?.headers()['content-security-policy'], address).not.toMatch(/script-src[^;]*unsafe/)
      expect({ address, faults }).toEqual({ address, faults: [] })
    }
    const origin = new URL(page.url()).origin
    expect([...asked].filter((other) => other !== origin && other !== 'null')).toEqual([])
  })

test('a quiz with its sound, from page to page, stays on our host and within the policy', async ({
  page,
}) => {
  await keepOnDevice(page, { level: 'beginner_l', userlevel: 9 })
  const faults = await noteFaults(page)
  await page.goto('/level')
  await page.getByRole('main').getByRole('list').last().getByRole('link').first().click()
  const { options, check, next } = quizOf(page)
  await expect(check).toBeVisible()
  await page.getByRole('button', { name: 'Listen' }).click()
  await options.first().click()
  await check.click()
  await next.click()
  await expect(page.getByText('2 / ')).toBeVisible()
  await page.goto('/resource/phrases')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Listen/ })
    .first()
    .click()
  await page.waitForLoadState('networkidle')
  expect(faults).toEqual([])
})

test('what a page must not do is stopped, and noted by these tests', async ({ page }) => {
  const faults = await noteFaults(page)
  await page.goto('/level')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    const picture = document.createElement('img')
    picture.src = 'https://elsewhere.example/dot.png'
    const frame = document.createElement('iframe')
    frame.src = 'https://elsewhere.example/'
    document.body.append(script, picture, frame)
  })
  await expect.poll(() => faults.join()).toContain('breaks script-src-elem by inline')
  await expect.poll(() => faults.join()).toContain('breaks img-src by https://elsewhere.example/dot.png')
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
})

test('no page can show ours in a frame, not even one of our own host', async ({ page }) => {
  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/level"></iframe>' }),
  )
  await page.goto('/framing')
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)
})
