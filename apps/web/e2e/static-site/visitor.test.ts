import { expect, type Page, test } from '@playwright/test'
import { coachOf, generate } from '../support/coach-page.ts'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { ownPort, visit } from '../support/offline-page.ts'
import { inOrder, quizOf } from '../support/quiz-page.ts'
import { reviewOf } from '../support/review-page.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'
import { noteSounds } from '../support/sounds.ts'
import { nginxHost, plainHost, type StaticHost } from '../support/static-host.ts'
import { writeSite } from '../support/static-site.ts'
import { playerOf } from '../support/video-page.ts'

const port = ownPort
const address = `http://127.0.0.1:${port}`
test.use({ baseURL: address })
test.describe.configure({ mode: 'default', timeout: 90_000 })

/** The clips of the first topic and the letters, and of the words in the first line of the film. */
const played =
  /^(?:right|wrong|(?:beginner|letter|syllable).*|word-(?:amma|ammaavan|nalla|manam|enthu|undaakkuka))$/

/**
 * What went wrong on a page: a failed request, a script that the policy forbids, an error of hydration. An address
 * that is not a page does not count.
 */
function noteTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', ({ message }) => trouble.push(message))
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') trouble.push(request.url())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) trouble.push(request.url())
  })
  page.on('response', (reply) => {
    if (reply.status() >= 400) trouble.push(`${reply.status()} ${reply.url()}`)
  })
  return trouble
}

for (const { kind, open, tag } of [
  { kind: 'a plain host', open: plainHost, tag: [] },
  { kind: 'nginx', open: nginxHost, tag: ['@long'] },
])
  test.describe(`a site of plain files on ${kind}`, { tag }, () => {
    let site: Awaited<ReturnType<typeof writeSite>>
    let host: StaticHost

    test.beforeAll(async () => {
      test.setTimeout(180_000)
      site = await writeSite(address, (clip) => played.test(clip))
      host = await open(site.folder, port)
    })
    test.afterAll(async () => {
      await host.stop()
      site.remove()
    })

    test('a visitor plays a quiz with sound, reads letters, and goes on in Malayalam', async ({ page }) => {
      const trouble = noteTrouble(page)
      const starts = await noteSounds(page)
      await inOrder(page)
      await page.goto('/level')
      await page.getByRole('link', { name: /First letters/ }).click()
      const { options, check, next, feedback } = quizOf(page)
      await expect(check).toBeVisible()
      await options.first().click()
      await check.click()
      await expect(feedback).toContainText(/right|answer/i)
      await next.click()
      await expect.poll(async () => (await starts()).length).toBeGreaterThan(1)
      await page.goto('/letters')
      await hydrated(page)
      await page.getByRole('main').getByRole('button').first().click()
      await page.goto('/ml/level')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
      await expect(page.getByRole('main')).toBeVisible()
      expect(trouble).toEqual([])
    })

    test('a film is open to everybody, and a word of it is saved and reviewed', async ({ page }) => {
      const trouble = noteTrouble(page)
      await page.goto('/youtube2?vid=food')
      await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('main [data-line="0"]').first()).toBeVisible()
      await playerOf(page).play.click()
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Save / })
        .first()
        .click()
      await expect.poll(async () => (await savedWordsOf(page)).length).toBe(1)
      await page.goto('/review')
      const { answer, grade } = reviewOf(page)
      await answer.click()
      await grade('Easy').click()
      expect(trouble).toEqual([])
    })

    test('the coach answers by its own rules, without an account', async ({ page }) => {
      const trouble = noteTrouble(page)
      await page.goto('/coach')
      await expect(page.getByText('The built-in coach answers, here on your device')).toBeVisible()
      expect(await generate(page, 'mazha')).toMatch(/^\S+( \S+){4}$/)
      await coachOf(page).analyze.click()
      await expect(coachOf(page).pronunciation).toContainText(/[a-z]{3}/)
      expect(trouble).toEqual([])
    })

    test('what needs a server is hidden or explained, in either language', async ({ page }) => {
      const trouble = noteTrouble(page)
      const noServer = page.getByText('What is not here needs a server.')
      await page.goto('/login')
      await expect(noServer).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await noFault(page)
      await page.getByRole('link', { name: 'Start without an account' }).click()
      await page.getByRole('link', { name: /^New to Malayalam/ }).click()
      await expect(page).toHaveURL('/session')
      for (const path of ['/bring', '/profile', '/supa', '/confirm-email', '/reset-password']) {
        await page.goto(path)
        await hydrated(page)
        await expect(noServer, path).toBeVisible()
        await expect(page.getByRole('link', { name: /Sign Up|Login/ }), path).toHaveCount(0)
      }
      await page.goto('/about')
      await hydrated(page)
      await expect(noServer).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await page.goto('/me')
      await hydrated(page)
      await expect(page.getByRole('link', { name: 'Letters', exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: /Sign Up|Profile|Your videos and texts/ })).toHaveCount(0)
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'How to reach us' })).toHaveCount(0)
      await page.goto('/youtube')
      await expect(page.getByRole('heading', { name: 'Waitlist' })).toHaveCount(0)
      await page.goto('/demo')
      await expect(page.getByText('Four more films are there for you.')).toBeVisible()
      await page.goto('/ml/login')
      await expect(page.getByRole('link', { name: 'അക്കൗണ്ടില്ലാതെ തുടങ്ങുക' })).toBeVisible()
      expect(trouble).toEqual([])
    })

    test('an address that is no page is answered with 404 and the page that says so', async ({ page }) => {
      expect((await page.goto('/no/such/page'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'This boat goes nowhere' })).toBeVisible()
      expect((await page.goto('/ml/no-page'))?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
    })

    test.describe('after one visit', () => {
      test.use({ serviceWorkers: 'allow' })

      test('pages, letters and the quiz open without a network, and an address that is no page is none', {
        tag: '@long',
      }, async ({ page, context }) => {
        await visit(page, '/level')
        await host.stop()
        try {
          await context.setOffline(true)
          for (const path of ['/', '/letters', '/level2', '/coach', '/about']) {
            const reply = await page.goto(path)
            expect([path, reply?.status(), reply?.fromServiceWorker()]).toEqual([path, 200, true])
            await expect(page.getByRole('main'), path).toBeVisible()
          }
          await page.goto('/level')
          await page.getByRole('link', { name: /First letters/ }).click()
          await expect(quizOf(page).check).toBeVisible()
          expect((await page.goto('/no/such/page'))?.status()).toBe(404)
        } finally {
          host = await open(site.folder, port)
        }
      })
    })
  })
