import { expect, test } from '@playwright/test'
import { signUp } from './account-page.ts'
import { aRecord, lineOf, playerOf, serveFilm } from './video-page.ts'

test.beforeEach(({ context }) => serveFilm(context))

test('the demo leads a learner on to the other films, and asks them for no login', async ({ page }) => {
  await signUp(page)
  await page.goto('/demo')
  await expect(page.getByText('Four more films are there for you.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Sign Up/Login' })).toHaveCount(0)
  await main.getByRole('link', { name: 'See the films' }).click()
  await expect(page).toHaveURL('/learn')
})

test('the demo says nothing of a failure while its film is on its way', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const look = () => {
      for (const alert of document.querySelectorAll('[role=alert]'))
        if (alert.textContent) said.push(alert.textContent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (let visit = 0; visit < 3; visit++) {
    await page.goto('/demo')
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([])
  }
})

test.describe('the demo', () => {
  const together = [
    { text: 'നമസ്കാരം!', translation: 'Hello!', start: 1, duration: 6 },
    { text: 'ഒരു ചായ വേണം.', translation: 'I would like a tea.', start: 3, duration: 2 },
  ]

  test.beforeEach(({ page }) =>
    page.route('/api/videos/travel', (route) =>
      route.fulfill({ json: aRecord({ video_id: 'travel', source: '/films/travel' }, together) }),
    ),
  )

  test('shows a visitor the lines of the moment, goes to the start of one that is tapped, and hides for My Vocab', async ({
    page,
  }) => {
    await page.goto('/demo')
    const { next, now, video, tab } = playerOf(page)
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
    await next.click()
    await next.click()
    await expect(lineOf(page, 0)).toContainText('നമസ്കാരം!')
    await expect(lineOf(page, 1)).toContainText('ഒരു ചായ വേണം.')
    await lineOf(page, 0)
      .getByRole('button', { name: 'Play from 0:01' })
      .click({ position: { x: 3, y: 5 } })
    await expect.poll(now).toBe(1)
    await expect(lineOf(page, 1)).toHaveCount(0)
    await page.getByRole('button', { name: 'Save നമസ്കാരം' }).click()
    await tab('My Vocab').click()
    await expect(video).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: 'നമസ്കാരം' })).toBeVisible()
    await tab('Words').click()
    await expect.poll(now).toBe(1)
  })

  test('says in red that its video did not arrive', async ({ page }) => {
    await page.route('/api/videos/travel', (route) => route.abort())
    await page.goto('/demo')
    await expect(page.getByRole('alert')).toHaveText('Error fetching video')
    await expect(page.getByRole('alert')).toHaveClass(/text-laterite/)
  })
})
