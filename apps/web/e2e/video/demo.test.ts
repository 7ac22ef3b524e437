import { expect, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { aRecord, lineOf, playerOf, serveFilm, waitForPlayer } from '../support/video-page.ts'

const together = [
  { text: 'നമസ്കാരം!', translation: 'Hello!', start: 1, duration: 6 },
  { text: 'ഒരു ചായ വേണം.', translation: 'I would like a tea.', start: 3, duration: 2 },
]

test('the demo shows a visitor the lines of the moment, says when its video did not arrive, and leads a learner on', async ({
  page,
  context,
}) => {
  await serveFilm(context)
  await page.route('/api/videos/travel', (route) =>
    route.fulfill({ json: aRecord({ video_id: 'travel', source: '/films/travel' }, together) }),
  )
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const look = () => {
      for (const alert of document.querySelectorAll('[role=alert]'))
        if (alert.textContent) said.push(alert.textContent)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const main = page.getByRole('main')
  const { next, now, video, tab } = playerOf(page)

  await test.step('nothing is said of a failure while the film is on its way', async () => {
    await page.goto('/demo')
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([])
  })

  await test.step('the lines of the moment stand there; who taps one goes to its start', async () => {
    await waitForPlayer(page)
    await next.click()
    await expect.poll(now).toBe(1)
    await next.click()
    await expect(lineOf(page, 0)).toContainText('നമസ്കാരം!')
    await expect(lineOf(page, 1)).toContainText('ഒരു ചായ വേണം.')
    await lineOf(page, 0)
      .getByRole('button', { name: 'Play from 0:01' })
      .click({ position: { x: 3, y: 5 } })
    await expect.poll(now).toBe(1)
    await expect(lineOf(page, 1)).toHaveCount(0)
  })

  await test.step('it hides for My Vocab, and is there again where it was', async () => {
    await page.getByRole('button', { name: 'Save നമസ്കാരം' }).click()
    await tab('My Vocab').click()
    await expect(video).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: 'നമസ്കാരം' })).toBeVisible()
    await tab('Words').click()
    await expect.poll(now).toBe(1)
  })

  await test.step('it says in red that its video did not arrive', async () => {
    await page.route('/api/videos/travel', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('Error fetching video')
    await expect(page.getByRole('alert')).toHaveClass(/text-laterite/)
    await page.unroute('/api/videos/travel')
  })

  await test.step('it leads a learner on to the other films, and asks them for no login', async () => {
    await signUp(page)
    await page.reload()
    await expect(page.getByText('Four more films are there for you.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Sign Up/Login' })).toHaveCount(0)
    await main.getByRole('link', { name: 'See the films' }).click()
    await expect(page).toHaveURL('/learn')
  })
})
